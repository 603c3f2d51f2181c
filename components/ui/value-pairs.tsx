import type { ReactNode } from 'react'

interface ValuePairsProps {
  /** `pairs-inline` or `pairs-rows` (pairs.css), and other classes of the list. */
  className: string
  pairs: readonly { label: ReactNode; value: ReactNode; valueClass?: string | undefined }[]
}

/** Label-value pairs as a definition list, or nothing for no pairs. */
export const ValuePairs = ({ className, pairs }: ValuePairsProps) =>
  pairs.length > 0 && (
    <dl className={className}>
      {pairs.map(({ label, value, valueClass }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd className={valueClass}>{value}</dd>
        </div>
      ))}
    </dl>
  )

import { digitsLike } from '@/lib/locales'

interface FiguresProps {
  /** Names and values. */
  lines: (readonly [name: string, value: string])[]
}

/** Results, one on each line. */
export const Figures = ({ lines }: FiguresProps) => (
  <dl className="border-t border-rule bg-ledger px-3 py-2 @lg:px-5">
    {lines.map(([name, value]) => (
      <div key={name} className="flex items-baseline justify-between gap-4 py-0.5 font-semibold">
        <dt>{name}</dt>
        <dd className="whitespace-nowrap tabular-nums">{digitsLike(name, value)}</dd>
      </div>
    ))}
  </dl>
)

import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface DataTableProps {
  /** Title for screen readers. */
  caption: string
  heads: ReactNode[]
  /** Classes of the heading of column `index`. */
  headClass: (index: number) => string | undefined
  className?: string
  /** The row groups. */
  children: ReactNode
}

/** Full-width table with one row of column headings. */
export const DataTable = ({ caption, heads, headClass, className, children }: DataTableProps) => (
  <table className={clsx('w-full', className)}>
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {heads.map((head, index) => (
          <th key={index} scope="col" className={headClass(index)}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    {children}
  </table>
)

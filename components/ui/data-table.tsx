import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

interface DataTableProps {
  /** Title for screen readers. */
  caption: string
  heads: ReactNode[]
  /** Props of the heading of column `index`. */
  headProps: (index: number) => Pick<ComponentProps<'th'>, 'className'> & { 'data-wide'?: string }
  className?: string
  /** The row groups. */
  children: ReactNode
}

/** Full-width table with one row of column headings. */
export const DataTable = ({ caption, heads, headProps, className, children }: DataTableProps) => (
  <table className={clsx('w-full', className)}>
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {heads.map((head, index) => (
          <th key={index} scope="col" {...headProps(index)}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    {children}
  </table>
)

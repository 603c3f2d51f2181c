import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

import { noBreakWords } from './no-break-words'

interface DataTableProps {
  /** Title for screen readers. */
  caption: string
  headings: ReactNode[]
  /** Props of the heading of column `index`. */
  headingProps: (index: number) => Pick<ComponentProps<'th'>, 'className'> & { 'data-wide'?: string }
  className?: string
  /** The row groups. */
  children: ReactNode
}

/** Full-width table with one row of column headings. */
export const DataTable = ({ caption, headings, headingProps, className, children }: DataTableProps) => (
  <table className={clsx('w-full', className)}>
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {headings.map((heading, index) => (
          <th key={index} scope="col" {...headingProps(index)}>
            {typeof heading === 'string' ? noBreakWords(heading) : heading}
          </th>
        ))}
      </tr>
    </thead>
    {children}
  </table>
)

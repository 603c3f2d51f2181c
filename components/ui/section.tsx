import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const variants = cva('py-8 md:py-16 print:bg-paper print:py-4', {
  variants: { background: { paper: 'bg-paper', ledger: 'bg-ledger' }, screenOnly: { true: 'print:hidden' } },
  defaultVariants: { background: 'paper' },
})

interface SectionProps extends VariantProps<typeof variants> {
  /** Where links to this part of the page lead. */
  id?: string
  className?: string
  children: ReactNode
}

/** A band of the page: full-width background, content in the page's column. */
export const Section = ({ id, background, screenOnly, className, children }: SectionProps) => (
  <section
    id={id}
    className={variants({ background, screenOnly })}
    data-scroll-in=""
    data-background={background ?? 'paper'}
  >
    <div className={`container-page ${className ?? ''}`}>{children}</div>
  </section>
)

import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const look = cva('py-7 md:py-20 print:bg-paper print:py-4', {
  variants: { tone: { paper: 'bg-paper', ledger: 'bg-ledger' }, screenOnly: { true: 'print:hidden' } },
  defaultVariants: { tone: 'paper' },
})

interface SectionProps extends VariantProps<typeof look> {
  /** Where links to this part of the page lead. */
  id?: string
  className?: string
  children: ReactNode
}

/** A band of the page: full-width ground, content in the page's column. */
export const Section = ({ id, tone, screenOnly, className, children }: SectionProps) => (
  <section id={id} className={look({ tone, screenOnly })} data-scroll-in="" data-tone={tone ?? 'paper'}>
    <div className={`container-page ${className ?? ''}`}>{children}</div>
  </section>
)

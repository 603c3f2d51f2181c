import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const variants = cva('py-8 md:py-16 print:bg-paper print:py-4', {
  variants: {
    // After a section with the same background, half the top padding.
    background: {
      paper: 'bg-paper [[data-background=paper]+&]:pt-4 md:[[data-background=paper]+&]:pt-8',
      ledger: 'bg-ledger [[data-background=ledger]+&]:pt-4 md:[[data-background=ledger]+&]:pt-8',
    },
    screenOnly: { true: 'print:hidden' },
  },
  defaultVariants: { background: 'paper' },
})

interface SectionProps extends VariantProps<typeof variants> {
  /** Id, for links to this section. */
  id?: string
  className?: string
  children: ReactNode
}

/** Full-width background band with content in the page's column. */
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

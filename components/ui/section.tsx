import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const look = cva('py-14 md:py-20', {
  variants: { tone: { paper: 'bg-paper', ledger: 'bg-ledger', ink: 'bg-ink text-paper' } },
  defaultVariants: { tone: 'paper' },
})

interface SectionProps extends VariantProps<typeof look> {
  id?: string
  className?: string
  children: ReactNode
}

/** A band of the page: full-width ground, content in the page's column. */
export const Section = ({ tone, id, className, children }: SectionProps) => (
  <section id={id} className={look({ tone })}>
    <div className={`container-page ${className ?? ''}`}>{children}</div>
  </section>
)

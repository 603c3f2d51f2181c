import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

import { Static } from './static'

const look = cva('py-7 md:py-20 print:bg-paper print:py-4', {
  variants: { tone: { paper: 'bg-paper', ledger: 'bg-ledger' }, screenOnly: { true: 'print:hidden' } },
  defaultVariants: { tone: 'paper' },
})

interface SectionProps extends VariantProps<typeof look> {
  /** The section contains parts that are hydrated; everything else in it is a `Static` of its own. */
  islands?: boolean
  className?: string
  children: ReactNode
}

/** A band of the page: full-width ground, content in the page's column. */
export function Section({ tone, screenOnly, islands = false, className, children }: SectionProps) {
  const band = { className: look({ tone, screenOnly }), 'data-scroll-in': '', 'data-tone': tone ?? 'paper' } as const
  const column = <div className={`container-page ${className ?? ''}`}>{children}</div>
  return islands ? (
    <section {...band}>{column}</section>
  ) : (
    <Static as="section" {...band}>
      {column}
    </Static>
  )
}

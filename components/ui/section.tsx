import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { Disclosure } from './disclosure'
import { Ground } from './ground'
import { noBreakWords } from './no-break-words'
import { Unhydrated } from './unhydrated'

// Two sections of one background meet with half the padding (section.css).
const variants = cva('py-8 md:py-16 print:bg-paper print:py-4', {
  variants: {
    background: {
      paper: 'bg-paper',
      ledger: 'bg-ledger',
      ink: 'relative isolate bg-ink text-paper print:text-ink',
    },
    screenOnly: { true: 'print:hidden' },
  },
  defaultVariants: { background: 'paper' },
})

interface SectionHeadProps {
  title: string
  tagline?: ReactNode
  /** On a dark background. */
  onInk?: boolean
}

/**
 * Heading of a section or of a column in a section, with an optional tagline. On paper, a box that takes no room asks
 * for 15 rem below it: Firefox ignores `break-after`, and so does Chromium before a grid with a border.
 */
export const SectionHead = ({ title, tagline, onInk = false }: SectionHeadProps) => (
  <div className="mb-5 md:mb-8 print:break-inside-avoid print:break-after-avoid print:after:-mb-60 print:after:block print:after:h-60">
    <h2>{noBreakWords(title)}</h2>
    {tagline && (
      <p className={clsx('mt-1 max-w-text', onInk ? 'text-rule print:text-ink' : 'text-ink-soft')}>{tagline}</p>
    )}
  </div>
)

interface SectionProps extends VariantProps<typeof variants>, Partial<SectionHeadProps> {
  id?: string
  /** Name of a section without client component, which hydration skips. */
  unhydrated?: string
  /** Colour of the background `ink`, dark. */
  ground?: string
  /** The content is beside the heading from `lg` on, and has two thirds of the width. */
  besideTitle?: boolean
  className?: string
  children: ReactNode
}

/** Full-width background band with content in the page's column, under a heading if there is a `title`. */
export function Section(props: SectionProps) {
  const { id, unhydrated, background, ground, screenOnly, besideTitle, className, title, tagline, children } = props
  const attributes = {
    id,
    className: variants({ background, screenOnly }),
    'data-scroll-in': background === 'ink' ? undefined : '',
    'data-background': background ?? 'paper',
  }
  const content = (
    <>
      {ground && <Ground colour={ground} />}
      <div
        className={clsx('container-page', besideTitle && 'lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-16', className)}
        data-scroll-in={background === 'ink' ? '' : undefined}
      >
        {title && <SectionHead title={title} tagline={tagline} onInk={background === 'ink'} />}
        {children}
      </div>
    </>
  )
  if (unhydrated === undefined) return <section {...attributes}>{content}</section>
  return (
    <Unhydrated as="section" name={unhydrated} {...attributes}>
      {content}
    </Unhydrated>
  )
}

interface FoldedSectionProps extends SectionHeadProps, Omit<SectionProps, keyof SectionHeadProps> {
  /** The heading below `lg`. */
  summary: ReactNode
  /** Whether the content is initially shown below `lg`. */
  open?: boolean
}

/** A section that folds below `lg`. Links lead to an id in its content: browsers open `details` around a target. */
export const FoldedSection = ({ title, tagline, summary, open, children, ...sectionProps }: FoldedSectionProps) => (
  <Section {...sectionProps}>
    <div className="max-lg:hidden">
      <SectionHead title={title} tagline={tagline} />
    </div>
    <Disclosure title={summary} open={open} foldsBelowLgOnly>
      {children}
    </Disclosure>
  </Section>
)

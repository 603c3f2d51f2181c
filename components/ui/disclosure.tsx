import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface DisclosureProps {
  title: ReactNode
  /** Foldable only below the breakpoint `lg`; from `lg` on, the content is shown without the summary. */
  foldsBelowLgOnly?: boolean
  /** Whether print shows the title: not if the content starts with the same words. */
  printsTitle?: boolean
  /** On a dark background. */
  onInk?: boolean
  /** Whether the content has text fields: disclosure.css keeps them from Chromium's autofill at a page's start. */
  hasTextFields?: boolean
  id?: string
  /** Whether the content is initially shown. */
  open?: boolean
  children: ReactNode
}

/** A `details` element: works before hydration. disclosure.css shows the content in print and without scripts. */
export const Disclosure = ({
  title,
  foldsBelowLgOnly = false,
  printsTitle = true,
  onInk = false,
  hasTextFields = false,
  id,
  open,
  children,
}: DisclosureProps) => (
  <details
    id={id}
    open={open}
    className={clsx(
      'disclosure border-b',
      onInk ? 'border-margin' : 'border-rule',
      hasTextFields && 'disclosure-of-fields',
      // Print may break long content with fields: kept whole, it would leave half of the page before it empty.
      foldsBelowLgOnly ? 'disclosure-below-lg' : !hasTextFields && 'print:break-inside-avoid',
      !printsTitle && 'disclosure-untitled-print',
    )}
  >
    <summary
      className={clsx(
        'flex min-h-12 cursor-pointer items-center gap-3 py-2.5 font-heading font-semibold',
        onInk ? 'hover:text-marigold [&::after]:text-marigold' : 'hover:text-sindoor [&::after]:text-sindoor',
      )}
    >
      {title}
    </summary>
    <div className="pb-4">{children}</div>
  </details>
)

interface HeadedDisclosureProps {
  title: string
  titleClass?: string
  children: ReactNode
}

/** Content on a dark background under a heading, which below `lg` is the summary that folds it. */
export const HeadedDisclosure = ({ title, titleClass, children }: HeadedDisclosureProps) => (
  <Disclosure title={<h3 className={titleClass}>{title}</h3>} foldsBelowLgOnly onInk>
    <h3 className={clsx(titleClass, 'max-lg:hidden')}>{title}</h3>
    {children}
  </Disclosure>
)

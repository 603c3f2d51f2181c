import type { ComponentProps } from 'react'

interface AnyLinkProps extends ComponentProps<'a'> {
  /** Screen-reader note of an external link, which then opens in a new tab. */
  newTab?: string
}

/** An internal link, or with `newTab` an external one. */
export const AnyLink = ({ newTab, children, ...props }: AnyLinkProps) => (
  <a {...props} {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}>
    {children}
    {newTab && <span className="sr-only">{` (${newTab})`}</span>}
  </a>
)

import type { ComponentProps } from 'react'

interface AnyLinkProps extends ComponentProps<'a'> {
  /** Screen-reader note of an external link: that the link opens in a new tab. */
  newTabNote?: string
}

/** A link; with `newTabNote`, an external link that opens in a new tab. */
export const AnyLink = ({ newTabNote, children, ...props }: AnyLinkProps) => (
  <a {...props} {...(newTabNote && { target: '_blank', rel: 'noopener noreferrer' })}>
    {children}
    {newTabNote && <span className="sr-only">{` (${newTabNote})`}</span>}
  </a>
)

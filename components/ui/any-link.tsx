import type { ComponentProps } from 'react'

interface AnyLinkProps extends ComponentProps<'a'> {
  /** Screen-reader note of an external link, which then opens in a new tab. */
  newTabNote?: string
}

/** An internal link, or with `newTabNote` an external one. */
export const AnyLink = ({ newTabNote, children, ...props }: AnyLinkProps) => (
  <a {...props} {...(newTabNote && { target: '_blank', rel: 'noopener noreferrer' })}>
    {children}
    {newTabNote && <span className="sr-only">{` (${newTabNote})`}</span>}
  </a>
)

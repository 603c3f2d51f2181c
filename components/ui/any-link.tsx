import type { ComponentProps } from 'react'

interface AnyLinkProps extends ComponentProps<'a'> {
  /** Note for a link that leaves the site, which opens in a new tab; other links have no note. */
  newTab?: string
}

/** A link to a page of this site or to another site; one that leaves the site says so. */
export const AnyLink = ({ newTab, children, ...props }: AnyLinkProps) => (
  <a {...props} {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}>
    {children}
    {newTab && <span className="sr-only">{` (${newTab})`}</span>}
  </a>
)

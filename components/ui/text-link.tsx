import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A link in a text or under it, underlined in the colour of links. */
export const TextLink = ({ className, children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className={clsx(className, 'text-sindoor underline')}>
    {children}
  </a>
)

'use client'

import { useState, type HTMLAttributes, type ReactNode } from 'react'

import { useHydrated } from './use-hydrated'

interface UnhydratedProps extends HTMLAttributes<HTMLElement> {
  as?: 'article' | 'div' | 'figure' | 'nav' | 'section'
  /** Name of this part in the page. */
  name: string
  /** Contains no client component: the build throws for one. */
  children: ReactNode
}

/**
 * Element whose `children` hydration skips: most elements of a page never change. The build takes them out of the page's
 * RSC payload (scripts/export/without-unhydrated.ts). If React renders the page anew, it copies their HTML.
 */
export function Unhydrated({ as: Tag = 'div', name, children, ...props }: UnhydratedProps) {
  const hydrated = useHydrated()
  const [html] = useState(() => {
    // In development the payload has the children, and shows an editor's change.
    if (typeof window === 'undefined' || process.env.NODE_ENV === 'development') return
    // Hydration ignores `__html`; a later render with the same object does not change the HTML.
    return { __html: (hydrated && document.querySelector(`[data-static="${name}"]`)?.innerHTML) || '' }
  })
  return <Tag {...props} data-static={name} {...(html ? { dangerouslySetInnerHTML: html } : { children })} />
}

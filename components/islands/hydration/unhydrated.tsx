'use client'

import { useState, type ReactNode } from 'react'

import { useHydrated } from '@/components/ui/use-hydrated'

interface UnhydratedProps {
  /** Name of this part in the page. */
  name: string
  as?: 'div' | 'figure'
  className?: string
  /** Contains no client component. */
  children: ReactNode
}

/**
 * Element whose `children` hydration skips: tables of drawn screens are most of a page's elements. The build takes them out
 * of the page's RSC payload (scripts/export/without-unhydrated.ts). If React renders the page anew, it copies their HTML.
 */
export function Unhydrated({ name, as: Tag = 'div', className, children }: UnhydratedProps) {
  const hydrated = useHydrated()
  const [html] = useState(() => {
    // In development the payload has the children, and shows an editor's change.
    if (typeof document === 'undefined' || process.env.NODE_ENV === 'development') return
    // Hydration ignores `__html`; a later render with the same object does not change the HTML.
    return { __html: hydrated ? htmlOf(name) : '' }
  })
  return html ? (
    <Tag className={className} data-unhydrated={name} suppressHydrationWarning dangerouslySetInnerHTML={html} />
  ) : (
    <Tag className={className} data-unhydrated={name}>
      {children}
    </Tag>
  )
}

const htmlOf = (name: string) => document.querySelector(`[data-unhydrated="${name}"]`)?.innerHTML ?? ''

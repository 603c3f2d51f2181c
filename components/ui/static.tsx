'use client'

import { createContext, use, useState, type ReactNode } from 'react'

import { useHydrated } from './use-hydrated'

interface StaticProps {
  as?: 'a' | 'article' | 'div' | 'figure' | 'h1' | 'section' | 'span'
  children: ReactNode
  id?: string
  className?: string
  href?: string
  'data-scroll-in'?: '' | 'slow'
  'data-tone'?: string
}

const IsStatic = createContext(false)
/** Keeps the HTML of an element as it is. Always the same object: React writes the HTML again for another object. */
export const AS_IT_IS = { __html: '' }

/** Whether a component is just hydrating the HTML that was sent; false after a change of page and on the server. */
export const useArriving = () => !useHydrated() && typeof document !== 'undefined'

/**
 * Content that no script ever changes. During hydration React keeps it as it is and does not compare it: what a
 * translator or an extension has changed there stays, and does not make React render other parts again. After a link,
 * or with new data, it is rendered as usual. Parts that are hydrated stand outside it (`useOutsideStatic`).
 */
export function Static({ as = 'div', children, ...props }: StaticProps) {
  // One tag name stands for all types: the props used here are the same.
  const Tag = as as 'a'
  const arriving = useArriving()
  const [found, setFound] = useState(arriving ? children : undefined)
  if (found !== undefined && found !== children) setFound(undefined)
  else if (found !== undefined) return <Tag {...props} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
  return (
    <IsStatic value={true}>
      <Tag {...props}>{children}</Tag>
    </IsStatic>
  )
}

/** For parts that are hydrated: throws inside a `Static`, where they would not be hydrated. */
export function useOutsideStatic() {
  if (use(IsStatic)) throw new Error('What stands inside a Static is never hydrated: put the Static beside it')
}

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
/** The HTML of an element as it stands. Always the same object: React writes the HTML anew when it is given another one. */
export const AS_IT_IS = { __html: '' }

/** Whether a component is just taking over the HTML that was sent; it is not after a change of page, nor on the server. */
export const useArriving = () => !useHydrated() && typeof document !== 'undefined'

/**
 * What no script ever changes. When the page comes alive, React takes it over as it stands and does not compare it: what a
 * reader's translator or extension has changed there stays, and costs nothing else its place. Reached by a link, or after
 * new data, it is drawn like anything else. What comes alive stands outside it (`useOutsideStatic`).
 */
export function Static({ as = 'div', children, ...props }: StaticProps) {
  // One name stands for all: what is used of them is the same.
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

/** For parts that scripts bring to life: throws inside a `Static`, where they would not. */
export function useOutsideStatic() {
  if (use(IsStatic)) throw new Error('What stands inside a Static never comes alive: put the Static beside it')
}

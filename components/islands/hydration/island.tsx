'use client'

import { inView } from 'framer-motion/dom'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { useHydrated } from '@/components/ui/use-hydrated'
import { NEAR } from '@/components/ui/use-in-view'

import { PageGuard } from './page-guard'

/** React writes HTML again for another object, so this is always the same one. */
const AS_IT_IS = { __html: '' }

/** Events that hydrate a late island; the island itself handles the events after the first one. */
const HYDRATING_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'click']

const coming: Promise<void>[] = []

/** Resolves when every island of the sent page that is not late is hydrated. */
export const islandsHydrated = () => Promise.all(coming)

interface IslandProps {
  /** Hydrated when it is about to be seen or touched, not with the page. */
  late?: boolean
  /** Shown when the part has failed. */
  instead: ReactNode
  children: ReactNode
}

/**
 * A heavy part far down the page (an accordion, a form), hydrated in a React root of its own: a part that fails, or that
 * a password manager has changed, is drawn again alone. No context of the page and no later props reach it; after a link
 * it is an ordinary part of the page.
 *
 * Not `<Suspense>`, React's own way: its export holds an empty `<template>` in place of the part, and the part hidden
 * at the page's end, once the parts of a page exceed 12.8 kB. On 20 pages nobody could read them without scripts. Put
 * back into its place, it won no time (TBT at CPU × 14, medians of seven: MiCOS 2060 ms, here 2174; contact page 2044,
 * here 1777), and a first press on Send while the page started was answered after 5.7 s, here after 4.0.
 */
export function Island({ late = false, instead, children }: IslandProps) {
  const frame = useRef<HTMLDivElement>(null)
  const arriving = !useHydrated() && typeof document !== 'undefined'
  const guarded = <PageGuard instead={instead}>{children}</PageGuard>
  const [part] = useState(arriving ? guarded : undefined)
  useEffect(() => {
    // Not the outer box, which belongs to the page's root too: a press in it would not hydrate the part.
    const box = frame.current?.querySelector(':scope > [data-island]')
    if (part === undefined || !box) return
    if (!late) return hydrate(box, part, true)
    const waiting = new AbortController()
    let leave = () => waiting.abort()
    const start = () => {
      waiting.abort()
      leave = hydrate(box, part, false)
    }
    waiting.signal.addEventListener('abort', inView(box, start, { margin: NEAR }))
    for (const type of HYDRATING_EVENTS)
      box.parentElement?.addEventListener(type, start, { capture: true, signal: waiting.signal })
    return () => leave()
  }, [part, late])
  if (part !== undefined) return <div ref={frame} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
  return (
    <div>
      <div data-island="">{guarded}</div>
    </div>
  )
}

/** Hydrates `part` in `box`; the page waits for it if it is `awaited`. Returns a function that unmounts the part. */
function hydrate(box: Element, part: ReactNode, awaited: boolean) {
  let answer = () => {}
  if (awaited) coming.push(new Promise((resolve) => (answer = resolve)))
  let left = false
  // React cannot unmount what an extension has moved; the error does not matter: its page is removed.
  const onUncaughtError = (error: unknown) => left || reportError(error)
  const root = hydrateRoot(box, <Answering onHydrated={answer}>{part}</Answering>, {
    identifierPrefix: 'island-',
    onUncaughtError,
  })
  return () => {
    left = true
    answer()
    // React must finish its work on this page before it unmounts another root.
    setTimeout(() => root.unmount())
  }
}

function Answering({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}

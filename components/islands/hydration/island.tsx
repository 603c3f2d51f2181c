'use client'

import { inView } from 'framer-motion/dom'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { useHydrated } from '@/components/ui/use-hydrated'
import { NEAR } from '@/components/ui/use-in-view'
import { HYDRATED } from '@/lib/before-hydration/constants'

import { ErrorBoundary } from './error-boundary'

/** Hydration ignores `__html`, and a later render with an equal string leaves the HTML alone. */
const KEEP_HTML = { __html: '' }

/** Events that hydrate a lazy island: the first one creates the root, which handles it too. */
const HYDRATING_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'click']

const hydratingIslands: Promise<void>[] = []

/** Signals the first script (lib/before-hydration/first-script.ts) that page and islands, except lazy ones, are hydrated. */
export function HydratedSignal() {
  useEffect(() => {
    // Timeout: after React's effects, so that replayed clicks reach their listeners.
    const dispatchHydrated = () => {
      document.documentElement.dataset[HYDRATED] = ''
      dispatchEvent(new Event(HYDRATED))
    }
    void Promise.all(hydratingIslands).then(() => setTimeout(dispatchHydrated))
  }, [])
  return null
}

interface IslandProps {
  /** Defers hydration until the island is near the viewport, hovered, pressed or focused. */
  lazy?: boolean
  /** Error boundary fallback. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * Own React root for a heavy part (accordion, form): splits hydration work and confines hydration mismatches.
 * Costs: no context, no later props. After a client-side navigation it renders in the page's root.
 *
 * Not `<Suspense>`: in the exported HTML, React moves content above 12.8 kB into a hidden element at the page's end,
 * unreadable without scripts on 20 pages. Without this move, TBT (CPU × 14, median of 7) is 2060 ms on the MiCOS page,
 * island 2174; 2044 on the contact page, island 1777; a first press on Send is handled after 5.7 s, island 4.0 s.
 */
export function Island({ lazy = false, fallback, children }: IslandProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isHydrating = !useHydrated() && typeof document !== 'undefined'
  const guarded = <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>
  const [partToHydrate] = useState(isHydrating ? guarded : undefined)
  useEffect(() => {
    // Container of the root: on the outer box, React finds the page root's fiber and does not hydrate for a press.
    const box = frame.current?.querySelector(':scope > [data-island]')
    if (partToHydrate === undefined || !box) return
    if (!lazy) return hydrate(box, partToHydrate, true)
    const waiting = new AbortController()
    let cleanUp = () => waiting.abort()
    const start = () => {
      waiting.abort()
      cleanUp = hydrate(box, partToHydrate, false)
    }
    waiting.signal.addEventListener('abort', inView(box, start, { margin: NEAR }))
    for (const type of HYDRATING_EVENTS)
      box.parentElement?.addEventListener(type, start, { capture: true, signal: waiting.signal })
    return () => cleanUp()
  }, [partToHydrate, lazy])
  if (partToHydrate !== undefined)
    return <div ref={frame} suppressHydrationWarning dangerouslySetInnerHTML={KEEP_HTML} />
  return (
    <div>
      <div data-island="">{guarded}</div>
    </div>
  )
}

/** Hydrates `part` in `box`; `awaited` delays `HydratedSignal`. Returns the unmount function. */
function hydrate(box: Element, part: ReactNode, awaited: boolean) {
  let resolveHydrated = () => {}
  if (awaited) hydratingIslands.push(new Promise((resolve) => (resolveHydrated = resolve)))
  let isUnmounting = false
  // Ignore errors while unmounting: extensions may have moved DOM nodes.
  const onUncaughtError = (error: unknown) => isUnmounting || reportError(error)
  const root = hydrateRoot(box, <HydrationReporter onHydrated={resolveHydrated}>{part}</HydrationReporter>, {
    identifierPrefix: 'island-',
    onUncaughtError,
  })
  return () => {
    isUnmounting = true
    resolveHydrated()
    // React cannot unmount a root synchronously while it renders another.
    setTimeout(() => root.unmount())
  }
}

function HydrationReporter({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}

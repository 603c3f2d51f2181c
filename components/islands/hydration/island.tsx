'use client'

import { inView } from 'framer-motion/dom'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { useHydrated } from '@/components/ui/use-hydrated'
import { NEAR } from '@/components/ui/use-in-view'
import { HYDRATED } from '@/lib/before-hydration/contract'

import { ErrorBoundary } from './error-boundary'

/** Hydration ignores `__html`, and a later render with the same string does not change the HTML. */
const KEEP_HTML = { __html: '' }

/** Events that hydrate a lazy island; the new React root also handles the event that created the root. */
const HYDRATING_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'click']

const hydratingIslands: Promise<void>[] = []

/** Tells lib/before-hydration/first-script.ts that the page and its islands, except lazy ones, are hydrated. */
export function HydratedSignal() {
  useEffect(() => {
    // The timeout runs after React's effects, so that replayed clicks reach the listeners that effects add.
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
  /** Replaces `children` after an error in them. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * Own React root for a heavy part (accordion, form): splits hydration work and confines hydration mismatches.
 * Its cost: `children` see no React context and keep their first props. If the hydration of the page's root fails, React
 * renders the page anew, and `children` in the page's root.
 *
 * Not `<Suspense>`: in the exported HTML, React would move content above 12.8 kB into a hidden element, unreadable
 * without scripts. Even without this move, Send would respond from 5.7 s after the page's start on (island: 4.0 s;
 * CPU slowed 14 times).
 */
export function Island({ lazy = false, fallback, children }: IslandProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isHydrating = !useHydrated() && typeof document !== 'undefined'
  const boundary = <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>
  const [partToHydrate] = useState(isHydrating ? boundary : undefined)
  useEffect(() => {
    // `hydrateRoot` needs an element that the page's root has not rendered: presses on `frame` would reach that root only.
    const rootElement = frame.current?.querySelector(':scope > [data-island]')
    if (partToHydrate === undefined || !rootElement) return
    if (!lazy) return void hydratingIslands.push(hydrate(rootElement, partToHydrate))
    const listeners = new AbortController()
    const hydrateNow = () => {
      listeners.abort()
      void hydrate(rootElement, partToHydrate)
    }
    listeners.signal.addEventListener('abort', inView(rootElement, hydrateNow, { margin: NEAR }))
    for (const type of HYDRATING_EVENTS)
      rootElement.parentElement?.addEventListener(type, hydrateNow, { capture: true, signal: listeners.signal })
    return () => listeners.abort()
  }, [partToHydrate, lazy])
  if (partToHydrate !== undefined)
    return <div ref={frame} suppressHydrationWarning dangerouslySetInnerHTML={KEEP_HTML} />
  return (
    <div>
      <div data-island="">{boundary}</div>
    </div>
  )
}

/** Hydrates `part` in `rootElement`; resolves after its effects. The root stays until the page is left. */
const hydrate = (rootElement: Element, part: ReactNode) =>
  new Promise<void>((resolve) => {
    const reporter = <HydrationReporter onHydrated={resolve}>{part}</HydrationReporter>
    hydrateRoot(rootElement, reporter, { identifierPrefix: 'island-' })
  })

function HydrationReporter({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}

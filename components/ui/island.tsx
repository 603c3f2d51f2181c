'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { comingAlive } from './islands-alive'
import { AS_IT_IS, useArriving } from './static'

function Signal({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive])
  return null
}

interface IslandProps {
  /** Comes alive when it is about to be seen or touched, not with the page. */
  late?: boolean
  children: ReactNode
}

/** By which a late island is met: what follows the first of them is heard by the part itself. */
const MEETINGS = ['pointerover', 'pointerdown', 'focusin', 'click']

/**
 * A part that comes alive in a React root of its own: where its HTML is not the one that was sent, because a password
 * manager has put something beside a field, say, this part alone is drawn anew. What it shows never changes by its props,
 * and no context of the page reaches it.
 */
export function Island({ late = false, children }: IslandProps) {
  const frame = useRef<HTMLDivElement>(null)
  const arriving = useArriving()
  const [part] = useState(arriving ? children : undefined)
  useEffect(() => {
    // The inner box: presses in one that belongs to the page's root too would not bring the part to life.
    const box = frame.current?.querySelector(':scope > [data-island]')
    if (part === undefined || !box) return
    if (!late) return hydrate(box, part, true)
    const left = new AbortController()
    const start = () => {
      left.abort()
      leave = hydrate(box, part, false)
    }
    let leave = () => left.abort()
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), { rootMargin: '400px 0px' })
    near.observe(box)
    left.signal.addEventListener('abort', () => near.disconnect())
    for (const meeting of MEETINGS)
      box.parentElement?.addEventListener(meeting, start, { capture: true, signal: left.signal })
    return () => leave()
  }, [part, late])
  if (part === undefined)
    return (
      <div>
        <div data-island="">{children}</div>
      </div>
    )
  return <div ref={frame} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
}

/** Brings `part` to life in `box`, and the page waits for it if it is to be `awaited`. Returns what takes it down again. */
function hydrate(box: Element, part: ReactNode, awaited: boolean) {
  const onAlive = awaited ? comingAlive() : () => {}
  const content = (
    <>
      <Signal onAlive={onAlive} />
      {part}
    </>
  )
  let left = false
  // What a tool has moved cannot be taken down, and goes with its page.
  const onUncaughtError = (error: unknown) => left || reportError(error)
  const root = hydrateRoot(box, content, { identifierPrefix: 'island-', onUncaughtError })
  return () => {
    left = true
    // The next page does not wait for it.
    onAlive()
    // React must have finished with this page before it takes another root down.
    setTimeout(() => root.unmount())
  }
}

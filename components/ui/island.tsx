'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { registerIsland } from './islands-hydrated'
import { AS_IT_IS, useArriving } from './static'
import { NEAR } from './use-in-view'

function Signal({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return null
}

interface IslandProps {
  /** Hydrated when it is about to be seen or touched, not with the page. */
  late?: boolean
  children: ReactNode
}

/** Events that hydrate a late island; the island itself handles the events after the first one. */
const HYDRATING_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'click']

/**
 * A part that is hydrated in its own React root: if its HTML is not the one that was sent, for example because a
 * password manager has put something beside a field, React renders only this part again. Later changes of its props
 * have no effect, and no context of the page reaches it.
 */
export function Island({ late = false, children }: IslandProps) {
  const frame = useRef<HTMLDivElement>(null)
  const arriving = useArriving()
  const [part] = useState(arriving ? children : undefined)
  useEffect(() => {
    // Not the outer box, which belongs to the page's root too: a press in it would not hydrate the part.
    const box = frame.current?.querySelector(':scope > [data-island]')
    if (part === undefined || !box) return
    if (!late) return hydrate(box, part, true)
    const left = new AbortController()
    const start = () => {
      left.abort()
      leave = hydrate(box, part, false)
    }
    let leave = () => left.abort()
    const near = new IntersectionObserver(
      (crossings) => crossings.some(({ isIntersecting }) => isIntersecting) && start(),
      { rootMargin: NEAR },
    )
    near.observe(box)
    left.signal.addEventListener('abort', () => near.disconnect())
    for (const type of HYDRATING_EVENTS)
      box.parentElement?.addEventListener(type, start, { capture: true, signal: left.signal })
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

/** Hydrates `part` in `box`; the page waits for it if it is `awaited`. Returns a function that unmounts the part. */
function hydrate(box: Element, part: ReactNode, awaited: boolean) {
  const onHydrated = awaited ? registerIsland() : () => {}
  const content = (
    <>
      <Signal onHydrated={onHydrated} />
      {part}
    </>
  )
  let left = false
  // React cannot unmount what a browser extension has moved; the error does not matter: its page is removed.
  const onUncaughtError = (error: unknown) => left || reportError(error)
  const root = hydrateRoot(box, content, { identifierPrefix: 'island-', onUncaughtError })
  return () => {
    left = true
    // The next page must not wait for this island.
    onHydrated()
    // React must finish its work on this page before it unmounts another root.
    setTimeout(() => root.unmount())
  }
}

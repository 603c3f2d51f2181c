'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { AS_IT_IS, useArriving } from './static'

const coming: Promise<void>[] = []

/** Resolves when every island of the page that was sent answers: their code may come after that of the page around them. */
export const islandsAlive = () => Promise.all(coming)

function Signal({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive])
  return null
}

/**
 * A part that comes alive in a React root of its own: where its HTML is not the one that was sent, because a password
 * manager has put something beside a field, say, this part alone is drawn anew. What it shows never changes by its props,
 * and no context of the page reaches it.
 */
export function Island({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const arriving = useArriving()
  const [part] = useState(arriving ? children : undefined)
  useEffect(() => {
    // The inner box: presses in one that belongs to the page's root too would not bring the part to life.
    const box = frame.current?.firstElementChild
    if (part === undefined || !box) return
    let onAlive = () => {}
    coming.push(new Promise<void>((resolve) => (onAlive = resolve)))
    const content = (
      <>
        <Signal onAlive={onAlive} />
        {part}
      </>
    )
    const root = hydrateRoot(box, content, { identifierPrefix: 'island-' })
    return () => {
      // The next page does not wait for it.
      onAlive()
      // React must have finished with this page before it takes another root down.
      setTimeout(() => root.unmount())
    }
  }, [part])
  if (part === undefined)
    return (
      <div>
        <div>{children}</div>
      </div>
    )
  return <div ref={frame} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
}

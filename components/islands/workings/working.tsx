'use client'

import { clsx } from 'clsx'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

import { Static, useOutsideStatic } from '@/components/ui/static'
import { useInView } from '@/components/ui/use-in-view'
import type { Kind } from '@/lib/workings/address'
import { isAddressOf } from '@/lib/workings/place'

import { workingLoader, type Drawing } from './code'
import { onAddress } from './on-address'
import { copiedCells, reach, repeat, touchesIn, unlock, type Act, type Touches } from './sample-touches'

interface WorkingProps {
  kind: Kind
  /** Address of the words of all workings. */
  words: string
  /** Said when the working was touched and its code did not come. */
  unloaded: string
  /** The sheet with the sample. */
  children: ReactNode
}

/** How near the window a working is when its code is asked for. */
const NEAR = '400px'

/** A drawn working that comes alive in its place when it is near, touched, or named by the address of the page. */
export function Working({ kind, words, unloaded, children }: WorkingProps) {
  useOutsideStatic()
  const box = useRef<HTMLDivElement>(null)
  /** What was done with the sample, once its code has come. */
  const touches = useRef<Touches>(undefined)
  /** What was pressed and pasted in the sample, in order. */
  const acts = useRef<Act[]>([])
  const [load] = useState(() => workingLoader(kind, words))
  const [live, setLive] = useState<ReactNode>()
  const [lost, setLost] = useState(false)
  /** Whether something was pressed whose code has not come. */
  const [waiting, setWaiting] = useState(false)
  const near = useInView(box, NEAR)

  const show = useCallback(
    (draw: Drawing) => {
      // Asked for twice, the code comes twice; the second time the sample is gone.
      if (!box.current || touches.current) return
      touches.current = touchesIn(box.current, kind)
      setLive(draw(touches.current.typed))
      setLost(false)
      setWaiting(false)
    },
    [kind],
  )
  useEffect(() => {
    if (near) load().then(show, () => undefined)
  }, [near, load, show])
  useEffect(() => {
    const go = () => {
      const fold = box.current?.closest('details')
      if (fold) fold.open = true
      // Of several workings that an address names the first is shown.
      if (location.hash.startsWith(`#${kind}=`))
        // After the unfolded part is painted out of sight: what opens in sight counts as a jump (CLS).
        requestAnimationFrame(() => setTimeout(() => box.current?.scrollIntoView()))
      load().then(show, () => undefined)
    }
    if (isAddressOf(kind, location.hash)) go()
    return onAddress(kind, go)
  }, [kind, load, show])

  useLayoutEffect(() => {
    const [sheet, touched] = [box.current, touches.current]
    if (!sheet) return
    if (!touched) return unlock(sheet)
    // After React has drawn, and before the browser shows it: what is pressed is answered at once.
    queueMicrotask(() => repeat(sheet, touched, acts.current))
  }, [live])

  function touch() {
    if (live) return
    load().then(show, () => {
      setWaiting(false)
      setLost(true)
    })
  }
  function doLater(act: Act) {
    // Pressed again because nothing came of it: once is enough.
    if (!lost || acts.current.at(-1)?.id !== act.id) acts.current.push(act)
    setWaiting(true)
    touch()
  }
  return (
    <div
      ref={box}
      className={clsx('scroll-mt-32', waiting && 'cursor-progress opacity-60')}
      onPointerDown={touch}
      onFocus={({ target }) => {
        if (!live) reach(target)
        touch()
      }}
      onClick={({ target }) => {
        const { id } = (target as Element).closest('button, input[type=radio]') ?? {}
        if (!live && id) doLater({ id })
      }}
      onPaste={(event) => {
        const cells = copiedCells(event)
        if (live || !cells) return
        event.preventDefault()
        doLater({ id: (event.target as Element).id, cells })
      }}
    >
      {lost && (
        <p role="alert" className="px-3 pt-3 font-semibold text-sindoor @lg:px-5">
          {unloaded}
        </p>
      )}
      {live ?? <Static>{children}</Static>}
    </div>
  )
}

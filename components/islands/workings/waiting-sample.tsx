import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { useInView } from '@/components/ui/use-in-view'
import type { Kind } from '@/lib/workings/fields'
import { isAddressOf, isOf, workingsIn } from '@/lib/workings/place'

import { workingLoader, type Drawing } from './code'
import { onAddress } from './on-address'
import { copiedCells, reach, repeat, touchesIn, unlock, type Act, type Touches } from './sample-touches'

interface WaitingSampleProps {
  kind: Kind
  /** Address of the words of all workings. */
  words: string
  /** The box that holds the sample, and later the working. */
  box: RefObject<HTMLElement | null>
  /** The working, once its code has come. */
  live: ReactNode
  onLive: (live: ReactNode) => void
  /** Whether the working was touched and its code did not come. */
  lost: boolean
  onLost: (lost: boolean) => void
}

/** How near the window a working is when its code is asked for. */
const NEAR = '400px'

/**
 * What a sample does until its working is there: it asks for the code when it is near, touched, or named by the address
 * of the page, and keeps what is done with it meanwhile.
 */
export function WaitingSample({ kind, words, box, live, onLive, lost, onLost }: WaitingSampleProps) {
  /** What was done with the sample, once its code has come. */
  const touches = useRef<Touches>(undefined)
  /** What was pressed and pasted in the sample, in order. */
  const acts = useRef<Act[]>([])
  const [load] = useState(() => workingLoader(kind, words))
  /** Whether something was pressed whose code has not come. */
  const [waiting, setWaiting] = useState(false)
  const near = useInView(box, NEAR)

  const show = useEffectEvent((draw: Drawing) => {
    // Asked for twice, the code comes twice; the second time the sample is gone.
    if (!box.current || touches.current) return
    const { typed } = (touches.current = touchesIn(box.current, kind))
    // At once: where an address leads here, the page is scrolled next.
    flushSync(() => onLive(draw(typed)))
    onLost(false)
    setWaiting(false)
  })
  const ask = useEffectEvent((failed = () => {}) => load().then((draw) => show(draw), failed))
  useEffect(() => {
    if (near) void ask()
  }, [near])
  useEffect(() => {
    const go = () => {
      const fold = box.current?.closest('details')
      if (fold) fold.open = true
      // Of several workings that an address names the first is shown, once its figures are painted out of sight: what
      // grows in sight counts as a jump (CLS).
      const [first = ''] = workingsIn(location.hash)
      const arrive = () => requestAnimationFrame(() => setTimeout(() => box.current?.scrollIntoView()))
      void ask().then(() => isOf(kind)(first) && arrive())
    }
    if (isAddressOf(kind, location.hash)) go()
    return onAddress(kind, go)
  }, [box, kind])

  useLayoutEffect(() => {
    const [sheet, touched] = [box.current, touches.current]
    if (!sheet) return
    if (!touched) return unlock(sheet)
    // After React has drawn, and before the browser shows it: what is pressed is answered at once.
    queueMicrotask(() => repeat(sheet, touched, acts.current))
  }, [box, live])
  useLayoutEffect(() => {
    for (const look of ['cursor-progress', 'opacity-60']) box.current?.classList.toggle(look, waiting)
  }, [box, waiting])

  const touch = useEffectEvent(() =>
    ask(() => {
      setWaiting(false)
      onLost(true)
    }),
  )
  const doLater = useEffectEvent((act: Act) => {
    // Pressed again because nothing came of it: once is enough.
    if (!lost || acts.current.at(-1)?.id !== act.id) acts.current.push(act)
    setWaiting(true)
    void touch()
  })
  const meet = useEffectEvent((event: Event) => {
    const target = event.target as Element
    if (event instanceof ClipboardEvent) {
      const cells = copiedCells(event)
      if (!cells) return
      event.preventDefault()
      return doLater({ id: target.id, cells })
    }
    if (event.type === 'focusin') reach(target)
    if (event.type !== 'click') return void touch()
    const { id } = target.closest('button, input[type=radio]') ?? {}
    if (id) doLater({ id })
  })
  useEffect(() => {
    if (live) return
    const there = new AbortController()
    for (const meeting of ['pointerdown', 'focusin', 'click', 'paste'])
      box.current?.addEventListener(meeting, meet, { signal: there.signal })
    return () => there.abort()
  }, [box, live])
  return null
}

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { NEAR, useInView } from '@/components/ui/use-in-view'
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
  /** Whether the interactive working has replaced the sample. */
  ready: boolean
  /** Called with the interactive working once its code has loaded. */
  onReady: (working: ReactNode) => void
  /** Whether the sample was touched and the code could not be loaded. */
  failed: boolean
  onFailed: (failed: boolean) => void
}

/**
 * Turns a sample into an interactive working: loads the code when the sample is near the window, touched, or named by
 * the page's address, and repeats what was done with the sample meanwhile.
 */
export function WaitingSample({ kind, words, box, ready, onReady, failed, onFailed }: WaitingSampleProps) {
  /** What was done with the sample; set when the code has loaded. */
  const touches = useRef<Touches>(undefined)
  /** The presses and pastes in the sample, in order. */
  const acts = useRef<Act[]>([])
  const [load] = useState(() => workingLoader(kind, words))
  /** Whether a press waits for the code. */
  const [waiting, setWaiting] = useState(false)
  const near = useInView(box, NEAR)

  const show = useEffectEvent((draw: Drawing) => {
    // Several loads may be pending; only the first replaces the sample.
    if (!box.current || touches.current) return
    const { typed } = (touches.current = touchesIn(box.current, kind))
    // Rendered at once: `go` scrolls to the working next.
    flushSync(() => onReady(draw(typed)))
    onFailed(false)
    setWaiting(false)
  })
  const ask = useEffectEvent((onError = () => {}) => load().then((draw) => show(draw), onError))
  useEffect(() => {
    if (near) void ask()
  }, [near])
  useEffect(() => {
    const go = () => {
      const fold = box.current?.closest('details')
      if (fold) fold.open = true
      // Scrolls to the first working that the address names, once it is painted: growing inside the window would count
      // as a layout shift (CLS).
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
    // After React has rendered, and before the browser paints.
    queueMicrotask(() => repeat(sheet, touched, acts.current))
  }, [box, ready])
  useLayoutEffect(() => {
    for (const look of ['cursor-progress', 'opacity-60']) box.current?.classList.toggle(look, waiting)
  }, [box, waiting])

  const touch = useEffectEvent(() =>
    ask(() => {
      setWaiting(false)
      onFailed(true)
    }),
  )
  const doLater = useEffectEvent((act: Act) => {
    // A press repeated after a failed load counts once.
    if (!failed || acts.current.at(-1)?.id !== act.id) acts.current.push(act)
    setWaiting(true)
    void touch()
  })
  const onInteraction = useEffectEvent((event: Event) => {
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
    if (ready) return
    const there = new AbortController()
    for (const type of ['pointerdown', 'focusin', 'click', 'paste'])
      box.current?.addEventListener(type, onInteraction, { signal: there.signal })
    return () => there.abort()
  }, [box, ready])
  return null
}

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { NEAR, useInView } from '@/components/ui/use-in-view'
import type { Kind } from '@/lib/workings/fields'
import { isAddressOf, isOf, workingsIn } from '@/lib/workings/place'

import { workingLoader, type Drawing } from './code'
import { onAddress } from './on-address'
import {
  copiedCells,
  showForTyping,
  replay,
  touchesIn,
  unlock,
  type PendingAction,
  type Touches,
} from './sample-touches'

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
  const actions = useRef<PendingAction[]>([])
  const [load] = useState(() => workingLoader(kind, words))
  /** Whether a press waits for the code. */
  const [waiting, setWaiting] = useState(false)
  const near = useInView(box, NEAR)

  const replaceSample = useEffectEvent((draw: Drawing) => {
    // Several loads may be pending; only the first replaces the sample.
    if (!box.current || touches.current) return
    const { typed } = (touches.current = touchesIn(box.current, kind))
    // Rendered at once: `followAddress` scrolls to the working next.
    flushSync(() => onReady(draw(typed)))
    onFailed(false)
    setWaiting(false)
  })
  const loadWorking = useEffectEvent((onError = () => {}) => load().then((draw) => replaceSample(draw), onError))
  useEffect(() => {
    if (near) void loadWorking()
  }, [near])
  useEffect(() => {
    const followAddress = () => {
      const fold = box.current?.closest('details')
      if (fold) fold.open = true
      // Scrolls to the first working that the address names, once it is painted: growing inside the window would count
      // as a layout shift (CLS).
      const [first = ''] = workingsIn(location.hash)
      const arrive = () => requestAnimationFrame(() => setTimeout(() => box.current?.scrollIntoView()))
      void loadWorking().then(() => isOf(kind)(first) && arrive())
    }
    if (isAddressOf(kind, location.hash)) followAddress()
    return onAddress(kind, followAddress)
  }, [box, kind])

  useLayoutEffect(() => {
    const [sheet, touched] = [box.current, touches.current]
    if (!sheet) return
    if (!touched) return unlock(sheet)
    // After React has rendered, and before the browser paints.
    queueMicrotask(() => replay(sheet, touched, actions.current))
  }, [box, ready])
  useLayoutEffect(() => {
    for (const look of ['cursor-progress', 'opacity-60']) box.current?.classList.toggle(look, waiting)
  }, [box, waiting])

  const loadOnTouch = useEffectEvent(() =>
    loadWorking(() => {
      setWaiting(false)
      onFailed(true)
    }),
  )
  const queue = useEffectEvent((action: PendingAction) => {
    // A press repeated after a failed load counts once.
    if (!failed || actions.current.at(-1)?.id !== action.id) actions.current.push(action)
    setWaiting(true)
    void loadOnTouch()
  })
  const onInteraction = useEffectEvent((event: Event) => {
    const target = event.target as Element
    if (event instanceof ClipboardEvent) {
      const cells = copiedCells(event)
      if (!cells) return
      event.preventDefault()
      return queue({ id: target.id, cells })
    }
    if (event.type === 'focusin') showForTyping(target)
    if (event.type !== 'click') return void loadOnTouch()
    const { id } = target.closest('button, input[type=radio]') ?? {}
    if (id) queue({ id })
  })
  useEffect(() => {
    if (ready) return
    const listening = new AbortController()
    for (const type of ['pointerdown', 'focusin', 'click', 'paste'])
      box.current?.addEventListener(type, onInteraction, { signal: listening.signal })
    return () => listening.abort()
  }, [box, ready])
  return null
}

'use client'

import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import { NEAR, useInView } from '@/components/ui/use-in-view'
import { BUSY } from '@/lib/before-hydration/contract'
import { askButtonId, fragmentFigures } from '@/lib/urls/calculator-ids'

import type { CalculatorProps } from './calculator'
import type { Code } from './interactive-calculator'

const loadInteractiveCalculator = lazyWithRetry(() => import('./interactive-calculator'))

/** Replaces server-rendered `children` by the interactive calculator near the viewport, on use or by URL fragment. */
export function LazyCalculator({ children, ...props }: CalculatorProps & { children: ReactNode }) {
  const { kind, sharedTexts } = props
  const wrapper = useRef<HTMLDivElement>(null)
  const isNear = useInView(wrapper, { margin: NEAR })
  const [code, setCode] = useState<Code>()
  /** React key: a new fragment remounts the calculator, which then parses the fragment. */
  const [mountCount, setMountCount] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  /** The button or radio button that was pressed before the code came. */
  const pressed = useRef<HTMLElement>(undefined)

  const replaceServerRendered = () =>
    loadInteractiveCalculator()
      .then(({ loadCode }) => loadCode(kind))
      .then((loaded) => {
        const focusedId = wrapper.current?.querySelector(':focus')?.id
        const openIds = [...(wrapper.current?.querySelectorAll('details[open]') ?? [])].map(({ id }) => id)
        flushSync(() => {
          setCode(loaded)
          setHasFailed(false)
        })
        for (const id of openIds) document.getElementById(id)?.setAttribute('open', '')
        document.getElementById(focusedId ?? '')?.focus()
        document.getElementById(pressed.current?.id ?? '')?.click()
        pressed.current = undefined
      })
  function forgetPress() {
    delete pressed.current?.dataset[BUSY]
    pressed.current = undefined
  }
  function showFailure() {
    setHasFailed(true)
    forgetPress()
  }
  // A failed load is silent here: the visitor has asked for nothing. The next press or focus retries.
  const replaceIgnoringErrors = useEffectEvent(() => replaceServerRendered().catch(() => undefined))
  useEffect(() => {
    if (isNear) void replaceIgnoringErrors()
  }, [isNear])

  const followFragment = useEffectEvent(() => {
    if (fragmentFigures(location.hash, kind) === null) return
    const details = wrapper.current?.closest('details')
    if (details) details.open = true
    setMountCount(mountCount + 1)
    // Scroll after the paint: a calculator that grows inside the viewport counts as a layout shift (CLS).
    const scrollToWrapper = () => requestAnimationFrame(() => setTimeout(() => wrapper.current?.scrollIntoView()))
    void replaceServerRendered().catch(showFailure).then(scrollToWrapper)
  })
  const askEarly = useEffectEvent((event: SubmitEvent) => {
    // The hidden message quotes the sample until the code has read the figures in the address.
    if (code || fragmentFigures(location.hash, kind) === null) return
    event.preventDefault()
    event.stopPropagation()
    const { currentTarget, submitter } = event
    void replaceServerRendered().then(() => (currentTarget as HTMLFormElement).requestSubmit(submitter), showFailure)
  })
  useEffect(() => {
    const listeners = new AbortController()
    const follow = () => followFragment()
    follow()
    addEventListener('hashchange', follow, listeners)
    document.getElementById(askButtonId(kind))?.addEventListener('submit', (event) => askEarly(event), listeners)
    return () => listeners.abort()
  }, [kind])

  /** Remembers a press, which is done when the code has come; the last press counts. */
  function rememberPress({ target }: { target: EventTarget }) {
    const element = (target as Element).closest<HTMLElement>('button, label')
    const control = element instanceof HTMLLabelElement ? element.control : element
    if (!control?.matches('button, [type=radio]')) return
    pressed.current = control
    control.dataset[BUSY] = ''
    load()
  }
  const load = () => void replaceServerRendered().catch(showFailure)
  function onPointerDown(event: PointerEvent) {
    load()
    if (event.pointerType !== 'mouse' || event.button) return
    // The code may come before the release, and then no click follows. A touch may become a scroll: its click follows.
    rememberPress(event)
    addEventListener('pointerup', forgetPress, { capture: true, once: true })
  }
  const handlersBeforeLoad = { onPointerDown, onFocus: load, onClick: rememberPress }
  return (
    // The scroll margin is the height of the heading above the calculator.
    <div ref={wrapper} className="scroll-mt-22" {...(!code && handlersBeforeLoad)}>
      {hasFailed && (
        <p
          role="alert"
          className="sticky top-(--clear) z-10 mx-3 mt-3 rounded-md border border-sindoor bg-sindoor-tint px-3 py-2 font-semibold text-sindoor"
        >
          {sharedTexts.unloaded}
        </p>
      )}
      {code ? <code.InteractiveCalculator key={mountCount} {...props} calculator={code.calculator} /> : children}
    </div>
  )
}

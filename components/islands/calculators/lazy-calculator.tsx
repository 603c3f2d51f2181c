'use client'

import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import { NEAR, useInView } from '@/components/ui/use-in-view'
import { belongsTo, partsOf } from '@/lib/calculators/kinds'

import type { CalculatorProps } from './use-calculator'

const loadInteractive = lazyWithRetry(() => import('./interactive-calculator'))

/** Replaces server-rendered `children` by the interactive calculator near the viewport, on use or by URL fragment. */
export function LazyCalculator({ children, ...props }: CalculatorProps & { children: ReactNode }) {
  const { kind, sharedTexts } = props
  const wrapper = useRef<HTMLDivElement>(null)
  const isNear = useInView(wrapper, { margin: NEAR })
  const [Interactive, setInteractive] = useState<ComponentType<CalculatorProps>>()
  /** React key: a new fragment remounts the calculator, which then parses the fragment. */
  const [mountCount, setMountCount] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)

  const replaceServerRendered = () =>
    loadInteractive().then(({ InteractiveCalculator }) => {
      const focusedId = wrapper.current?.querySelector(':focus')?.id
      const openIds = [...(wrapper.current?.querySelectorAll('details[open]') ?? [])].map(({ id }) => id)
      flushSync(() => {
        setInteractive(() => InteractiveCalculator)
        setHasFailed(false)
      })
      for (const id of openIds) document.getElementById(id)?.setAttribute('open', '')
      if (focusedId) document.getElementById(focusedId)?.focus()
    })
  // A failed load is silent here; the next press or focus retries.
  const replaceIgnoringErrors = useEffectEvent(() => replaceServerRendered().catch(() => undefined))
  useEffect(() => {
    if (isNear) void replaceIgnoringErrors()
  }, [isNear])

  const followFragment = useEffectEvent(() => {
    const parts = partsOf(location.hash)
    if (!parts.some(belongsTo(kind))) return
    const details = wrapper.current?.closest('details')
    if (details) details.open = true
    setMountCount(mountCount + 1)
    // Scroll after the paint: a calculator that grows inside the viewport counts as a layout shift (CLS).
    const scrollToWrapper = () => requestAnimationFrame(() => setTimeout(() => wrapper.current?.scrollIntoView()))
    const isFirstInFragment = belongsTo(kind)(parts[0]!)
    void replaceIgnoringErrors().then(() => isFirstInFragment && scrollToWrapper())
  })
  useEffect(() => {
    const follow = () => followFragment()
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  const loadOnUse = Interactive ? undefined : () => void replaceServerRendered().catch(() => setHasFailed(true))
  return (
    // The scroll margin is the height of the heading above the calculator.
    <div ref={wrapper} className="scroll-mt-10" onPointerDown={loadOnUse} onFocus={loadOnUse}>
      {hasFailed && (
        <p
          role="alert"
          className="sticky top-24 z-10 mx-3 mt-3 rounded-md border border-sindoor bg-sindoor-tint px-3 py-2 font-semibold text-sindoor"
        >
          {sharedTexts.unloaded}
        </p>
      )}
      {Interactive ? <Interactive key={mountCount} {...props} /> : children}
    </div>
  )
}

'use client'

import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import { NEAR, useInView } from '@/components/ui/use-in-view'
import { isOf, partsOf } from '@/lib/calculators/kinds'

import type { CalculatorProps } from './use-calculator'

const load = lazyWithRetry(() => import('./interactive-calculator').then((code) => code.calculators))

/** Server-rendered sample; loads the interactive code near the viewport, on press or focus, or by the URL fragment. */
export function LazyCalculator({ children, ...props }: CalculatorProps & { children: ReactNode }) {
  const { kind, words } = props
  const box = useRef<HTMLDivElement>(null)
  const near = useInView(box, NEAR)
  const [Interactive, setInteractive] = useState<ComponentType<CalculatorProps>>()
  /** React key: a new fragment remounts the calculator, which then parses it. */
  const [visit, setVisit] = useState(0)
  const [failed, setFailed] = useState(false)

  const replaceSample = () =>
    load().then((code) => {
      const focused = box.current?.querySelector(':focus')?.id
      const open = [...(box.current?.querySelectorAll('details[open]') ?? [])].map(({ id }) => id)
      flushSync(() => {
        setInteractive(() => code[kind] as ComponentType<CalculatorProps>)
        setFailed(false)
      })
      for (const id of open) document.getElementById(id)?.setAttribute('open', '')
      if (focused) document.getElementById(focused)?.focus()
    })
  // A failed load is silent here; the next press or focus retries.
  const replaceQuietly = useEffectEvent(() => replaceSample().catch(() => undefined))
  useEffect(() => {
    if (near) void replaceQuietly()
  }, [near])

  const followAddress = useEffectEvent(() => {
    const parts = partsOf(location.hash)
    if (!parts.some(isOf(kind))) return
    const details = box.current?.closest('details')
    if (details) details.open = true
    setVisit(visit + 1)
    // Scroll after the paint: growth inside the viewport counts as a layout shift (CLS).
    const arrive = () => requestAnimationFrame(() => setTimeout(() => box.current?.scrollIntoView()))
    void replaceQuietly().then(() => isOf(kind)(parts[0]!) && arrive())
  })
  useEffect(() => {
    const follow = () => followAddress()
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  const touch = Interactive ? undefined : () => void replaceSample().catch(() => setFailed(true))
  return (
    // Scroll margin: the height of the heading above.
    <div ref={box} className="scroll-mt-10" onPointerDown={touch} onFocus={touch}>
      {failed && (
        <p
          role="alert"
          className="sticky top-24 z-10 mx-3 mt-3 rounded-md border border-sindoor bg-sindoor-tint px-3 py-2 font-semibold text-sindoor"
        >
          {words.unloaded}
        </p>
      )}
      {Interactive ? <Interactive key={visit} {...props} /> : children}
    </div>
  )
}

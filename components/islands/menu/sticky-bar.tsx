'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

import { barState } from '@/lib/before-hydration/contract'

/** Bar that is fixed to the top of the window while the page is scrolled beyond 190 px (specification, section 2). */
export function StickyBar({ children }: { children: ReactNode }) {
  const [stuck, setStuck] = useState(false)
  const sentinel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!sentinel.current) return
    // Unlike a scroll listener, the observer fires only at the threshold; the last entry is the current one.
    const observer = new IntersectionObserver((entries) => setStuck(entries.at(-1)?.isIntersecting === false))
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [])
  return (
    // The outer box reserves the bar's height: no layout shift when the bar becomes fixed.
    <div className="h-[var(--bar-height)]">
      <div ref={sentinel} aria-hidden="true" className="pointer-events-none absolute inset-x-0 top-0 h-[190px]" />
      {/* Styles: components/islands/menu/menu.css. */}
      <div {...barState(stuck)} className="menu-bar border-b border-rule bg-paper">
        {children}
      </div>
    </div>
  )
}

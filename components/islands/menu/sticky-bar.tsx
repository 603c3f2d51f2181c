'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

/** Keeps its content at the top of the window once the page is scrolled beyond 190 px (specification, section 9). */
export function StickyBar({ children }: { children: ReactNode }) {
  const [stuck, setStuck] = useState(false)
  const mark = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!mark.current) return
    // An observer runs only at the crossing, a scroll listener at every step. A busy page may report two crossings at
    // once: the last one counts.
    const observer = new IntersectionObserver((crossings) => setStuck(crossings.at(-1)?.isIntersecting === false))
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return (
    // The outer box keeps the bar's place, so that nothing moves when the bar leaves it.
    <div className="h-[var(--bar)] [--bar:calc(40px+2rem)] lg:[--bar:calc(52px+2rem)] print:[--bar:56px]">
      <div ref={mark} aria-hidden="true" className="pointer-events-none absolute inset-x-0 top-0 h-[190px]" />
      {/* Styles: components/islands/menu/menu.css. */}
      <div data-stuck={stuck} className="site-bar border-b border-rule bg-paper print:static">
        {children}
      </div>
    </div>
  )
}

'use client'

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

import { Static, useOutsideStatic } from '@/components/ui/static'
import { useInView } from '@/components/ui/use-in-view'
import type { Kind } from '@/lib/workings/address'

import { workingLoader } from './code'

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
  /** Ids of what the visitor had opened and reached in the sample. */
  const met = useRef<{ open: string[]; focus?: string }>({ open: [] })
  const [load] = useState(() => workingLoader(kind, words))
  const [live, setLive] = useState<ReactNode>()
  const [lost, setLost] = useState(false)
  const near = useInView(box, NEAR)

  const show = useCallback((sheet: ReactNode) => {
    const open = [...(box.current?.querySelectorAll('details[open]') ?? [])].map(({ id }) => id)
    met.current = { open, focus: box.current?.querySelector(':focus')?.id }
    setLive(sheet)
    setLost(false)
  }, [])
  useEffect(() => {
    if (near) load().then(show, () => undefined)
  }, [near, load, show])
  useEffect(() => {
    const go = () => {
      if (!location.hash.startsWith(`#${kind}=`)) return
      const fold = box.current?.closest('details')
      if (fold) fold.open = true
      box.current?.scrollIntoView()
      load().then(show, () => undefined)
    }
    go()
    addEventListener('hashchange', go)
    return () => removeEventListener('hashchange', go)
  }, [kind, load, show])

  useLayoutEffect(() => {
    if (!live) return
    for (const details of box.current?.querySelectorAll('details') ?? [])
      if (met.current.open.includes(details.id)) details.open = true
    if (met.current.focus) document.getElementById(met.current.focus)?.focus()
  }, [live])

  const touch = () => void (live ?? load().then(show, () => setLost(true)))
  return (
    <div ref={box} className="scroll-mt-32" onPointerDown={touch} onFocus={touch}>
      {lost && (
        <p role="alert" className="px-3 pt-3 font-semibold text-sindoor @lg:px-5">
          {unloaded}
        </p>
      )}
      {live ?? <Static>{children}</Static>}
    </div>
  )
}

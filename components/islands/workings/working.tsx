'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import { Static, useOutsideStatic } from '@/components/ui/static'
import type { Kind } from '@/lib/workings/fields'

interface WorkingProps {
  kind: Kind
  /** Address of the words of all workings. */
  words: string
  /** Said when the working was touched and its code did not come. */
  unloaded: string
  /** The sheet with the sample. */
  children: ReactNode
}

const load = lazyWithRetry(() => import('./waiting-sample').then((code) => code.WaitingSample))

/** A drawn working that comes alive in its place. Its pages share their code with others, so all but this comes apart. */
export function Working({ children, ...props }: WorkingProps) {
  useOutsideStatic()
  const box = useRef<HTMLDivElement>(null)
  const [Waiting, setWaiting] = useState<Awaited<ReturnType<typeof load>>>()
  const [live, setLive] = useState<ReactNode>()
  const prepare = () =>
    void load().then(
      (code) => setWaiting(() => code),
      () => undefined,
    )
  useEffect(prepare, [])
  return (
    // Touched again, what did not come is asked for again.
    <div ref={box} className="scroll-mt-32" onPointerDown={prepare}>
      {Waiting && <Waiting {...props} box={box} live={live} onLive={setLive} />}
      {live ?? <Static>{children}</Static>}
    </div>
  )
}

'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import type { Kind } from '@/lib/workings/fields'

interface WorkingProps {
  kind: Kind
  /** Address of the words of all workings. */
  words: string
  /** Shown when the sample was touched and the code could not be loaded. */
  unloaded: string
  /** The sheet with the sample. */
  children: ReactNode
}

const load = lazyWithRetry(() => import('./waiting-sample').then((code) => code.WaitingSample))

/** A sample that becomes an interactive working. Pages share their code, so all but this component is loaded apart. */
export function Working({ unloaded, children, ...props }: WorkingProps) {
  const box = useRef<HTMLDivElement>(null)
  const [Waiting, setWaiting] = useState<Awaited<ReturnType<typeof load>>>()
  const [interactive, setInteractive] = useState<ReactNode>()
  const [failed, setFailed] = useState(false)
  const prepare = (onError = () => {}) => load().then((code) => setWaiting(() => code), onError)
  // Each touch tries a failed load again.
  const touch = () => void prepare(() => setFailed(true))
  useEffect(() => void prepare(), [])
  return (
    <div ref={box} className="scroll-mt-32" onPointerDown={touch} onFocus={touch}>
      {failed && (
        <p role="alert" className="px-3 pt-3 font-semibold text-sindoor @lg:px-5">
          {unloaded}
        </p>
      )}
      {Waiting && (
        <Waiting
          {...props}
          box={box}
          ready={interactive !== undefined}
          onReady={setInteractive}
          failed={failed}
          onFailed={setFailed}
        />
      )}
      {interactive ?? <div>{children}</div>}
    </div>
  )
}

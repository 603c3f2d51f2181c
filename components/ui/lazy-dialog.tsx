'use client'

import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'

import type { Dialog } from './dialog'
import { lazyWithRetry } from './lazy-with-retry'

const load = lazyWithRetry(() => import('./dialog').then((code) => code.Dialog))

interface LateDialogProps extends ComponentProps<typeof Dialog> {
  /** It may open soon: its code is asked for. */
  expected: boolean
  /** Stands for it while its code is not there, which may be for ever when the connection is gone. */
  instead?: ReactNode
}

/** A dialog whose code comes when it is expected. */
export function LazyDialog({ expected, instead = null, ...dialog }: LateDialogProps) {
  const [Code, setCode] = useState<typeof Dialog>()
  const wanted = expected || dialog.open
  useEffect(() => {
    if (!wanted || Code) return
    let given = true
    load().then(
      (code) => given && setCode(() => code),
      () => undefined,
    )
    return () => {
      given = false
    }
  }, [wanted, Code])
  return Code ? <Code {...dialog} /> : instead
}

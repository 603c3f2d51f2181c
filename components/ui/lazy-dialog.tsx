import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'

import type { Dialog } from './dialog'
import { lazyWithRetry } from './lazy-with-retry'

const load = lazyWithRetry(() => import('./dialog').then((code) => code.Dialog))

interface LazyDialogProps extends ComponentProps<typeof Dialog> {
  /** Preloads the dialog's chunk. */
  expected: boolean
  /** Fallback until the chunk is loaded, for example offline. */
  fallback?: ReactNode
}

/** `Dialog`, code-split: loads its chunk when expected or opened. */
export function LazyDialog({ expected, fallback = null, ...dialog }: LazyDialogProps) {
  const [Code, setCode] = useState<typeof Dialog>()
  const needed = expected || dialog.open
  useEffect(() => {
    if (!needed) return
    load().then(
      (code) => setCode(() => code),
      () => undefined,
    )
  }, [needed])
  return Code ? <Code {...dialog} /> : fallback
}

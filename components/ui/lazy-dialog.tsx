import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'

import type { Dialog } from './dialog'
import { lazyWithRetry } from './lazy-with-retry'

const load = lazyWithRetry(() => import('./dialog').then((dialogModule) => dialogModule.Dialog))

interface LazyDialogProps extends ComponentProps<typeof Dialog> {
  /** Whether the dialog may open soon: its chunk loads in advance. */
  expected: boolean
  /** Shown in place of the dialog until its chunk has loaded; offline, the fallback stays. */
  fallback?: ReactNode
}

/** `Dialog`, code-split: loads its chunk when expected or opened. */
export function LazyDialog({ expected, fallback = null, ...dialog }: LazyDialogProps) {
  const [LoadedDialog, setLoadedDialog] = useState<typeof Dialog>()
  const needed = expected || dialog.open
  useEffect(() => {
    if (!needed) return
    load().then(
      (dialogComponent) => setLoadedDialog(() => dialogComponent),
      () => undefined,
    )
  }, [needed])
  return LoadedDialog ? <LoadedDialog {...dialog} /> : fallback
}

import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'

import type { Dialog } from './dialog'
import { lazyWithRetry } from './lazy-with-retry'

const loadDialog = lazyWithRetry(() => import('./dialog').then((dialogModule) => dialogModule.Dialog))

interface LazyDialogProps extends ComponentProps<typeof Dialog> {
  /** Whether the dialog may open soon: the chunk then loads in advance. */
  expected: boolean
  /** Rendered until the chunk has loaded, even while the dialog is closed; offline, the fallback stays. */
  fallback?: ReactNode
}

/** `Dialog` in a chunk of its own, which loads when the dialog is expected or opened. */
export function LazyDialog({ expected, fallback = null, ...dialogProps }: LazyDialogProps) {
  const [LoadedDialog, setLoadedDialog] = useState<typeof Dialog>()
  const isNeeded = expected || dialogProps.open
  useEffect(() => {
    if (!isNeeded) return
    loadDialog().then(
      (dialogComponent) => setLoadedDialog(() => dialogComponent),
      () => undefined,
    )
  }, [isNeeded])
  return LoadedDialog ? <LoadedDialog {...dialogProps} /> : fallback
}

import type { ComponentProps, ReactNode } from 'react'

import type { Dialog } from './dialog'
import { LazyComponent } from './lazy-component'
import { lazyWithRetry } from './lazy-with-retry'

const loadDialog = lazyWithRetry(() => import('./dialog').then((dialogModule) => dialogModule.Dialog))

interface LazyDialogProps extends ComponentProps<typeof Dialog> {
  /** Whether the dialog may open soon: the chunk then loads in advance. */
  expected: boolean
  /** Rendered until the chunk has loaded, even while the dialog is closed. */
  fallback?: ReactNode
}

/** `Dialog` in a chunk of its own, which loads when the dialog is expected or opened. */
export function LazyDialog({ expected, fallback = null, ...dialogProps }: LazyDialogProps) {
  const isNeeded = expected || dialogProps.open
  return <LazyComponent load={loadDialog} isNeeded={isNeeded} fallback={fallback} props={dialogProps} />
}

import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'

import type { Dialog } from './dialog'
import { lazyWithRetry } from './lazy-with-retry'

const load = lazyWithRetry(() => import('./dialog').then((code) => code.Dialog))

interface LazyDialogProps extends ComponentProps<typeof Dialog> {
  /** The dialog may open soon, so its code is loaded. */
  expected: boolean
  /** Shown instead while the code is not loaded, which may be for ever when the connection is lost. */
  instead?: ReactNode
}

/** A dialog whose code is loaded when the dialog is expected. */
export function LazyDialog({ expected, instead = null, ...dialog }: LazyDialogProps) {
  const [Code, setCode] = useState<typeof Dialog>()
  const needed = expected || dialog.open
  useEffect(() => {
    if (!needed) return
    load().then(
      (code) => setCode(() => code),
      () => undefined,
    )
  }, [needed])
  return Code ? <Code {...dialog} /> : instead
}

'use client'

import { useEffect } from 'react'

import { lazyWithRetry } from '@/components/ui/lazy-with-retry'

const loadCopyAsCells = lazyWithRetry(() => import('./copy-as-cells'))

/** Loads, on the first selection of text, the code that copies tables into spreadsheets and messages row by row. */
export function TableCopy() {
  useEffect(() => {
    const loadOnSelection = () => {
      if (getSelection()?.isCollapsed !== false) return
      document.removeEventListener('selectionchange', loadOnSelection)
      // Without the code, the browser copies as it does.
      loadCopyAsCells().then(
        ({ copyAsCells }) => document.addEventListener('copy', copyAsCells),
        () => undefined,
      )
    }
    document.addEventListener('selectionchange', loadOnSelection)
    return () => document.removeEventListener('selectionchange', loadOnSelection)
  }, [])
  return null
}

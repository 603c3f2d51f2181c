'use client'

import { useEffect } from 'react'

/** Loads, on the first selection of text, the code that copies tables into spreadsheets and messages row by row. */
export function TableCopy() {
  useEffect(() => {
    const loadOnSelection = () => {
      if (getSelection()?.isCollapsed !== false) return
      document.removeEventListener('selectionchange', loadOnSelection)
      // Without the code, the browser copies as it does.
      import('./copy-as-cells').then(
        ({ copyAsCells }) => document.addEventListener('copy', copyAsCells),
        () => undefined,
      )
    }
    document.addEventListener('selectionchange', loadOnSelection)
    return () => document.removeEventListener('selectionchange', loadOnSelection)
  }, [])
  return null
}

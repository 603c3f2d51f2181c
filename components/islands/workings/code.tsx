import type { ReactNode } from 'react'

import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import type { Kind } from '@/lib/workings/fields'
import type { WorkingWords } from '@/lib/workings/sample'

const files = new Map<string, () => Promise<WorkingWords>>()

/** Loads the words at `address`; all workings of a page share one request. */
function read(address: string) {
  const file =
    files.get(address) ??
    lazyWithRetry(async () => {
      const answer = await fetch(address)
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
      return (await answer.json()) as WorkingWords
    })
  files.set(address, file)
  return file()
}

/** Renders an interactive working with what was typed into its sample, by field. */
export type Drawing = (typed: Readonly<Record<string, string>>) => ReactNode

/**
 * Returns a function that loads an interactive working: its code, and its words from `address`. That function resolves
 * to one that renders the working, and rejects when offline.
 */
export const workingLoader = (kind: Kind, address: string) =>
  lazyWithRetry(async () => {
    const [{ sheets }, words] = await Promise.all([import('./sheets'), read(address)])
    const Sheet = sheets[kind]
    return ((typed) => <Sheet words={words} typed={typed} />) as Drawing
  })

'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** A line with `{year}`: the reader's year, and the year of the build until scripts are alive. */
export function CurrentYear({ text, builtIn }: { text: string; builtIn: number }) {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => builtIn,
  )
  return text.replace('{year}', String(year))
}

'use client'

import { useAlive } from './use-alive'

/** A line with `{year}`: the reader's year, and the year of the build until scripts are alive. */
export function CurrentYear({ text, builtIn }: { text: string; builtIn: number }) {
  return text.replace('{year}', String(useAlive() ? new Date().getFullYear() : builtIn))
}

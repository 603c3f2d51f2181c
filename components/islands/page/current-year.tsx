'use client'

import { useAlive } from '@/components/ui/use-alive'

/** A line with `{year}`: the reader's year, and the year of the build until scripts are alive. */
export function CurrentYear({ text, builtIn }: { text: string; builtIn: number }) {
  const year = useAlive() ? new Date().getFullYear() : builtIn
  return <span suppressHydrationWarning>{text.replace('{year}', String(year))}</span>
}

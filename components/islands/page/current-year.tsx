'use client'

import { useHydrated } from '@/components/ui/use-hydrated'
import { interpolate } from '@/lib/interpolate'

/** A line with `{year}`: the reader's year, and the year of the build until the line is hydrated. */
export function CurrentYear({ text, builtIn }: { text: string; builtIn: number }) {
  const year = useHydrated() ? new Date().getFullYear() : builtIn
  return <span suppressHydrationWarning>{interpolate(text, { year })}</span>
}

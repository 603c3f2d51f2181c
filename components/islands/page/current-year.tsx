'use client'

import { useHydrated } from '@/components/ui/use-hydrated'
import { interpolateIn } from '@/lib/interpolate'
import type { Locale } from '@/lib/locales'

interface CurrentYearProps {
  locale: Locale
  text: string
  builtIn: number
}

/** A line with `{year}`: the reader's year, and the year of the build until the line is hydrated. */
export function CurrentYear({ locale, text, builtIn }: CurrentYearProps) {
  const year = useHydrated() ? new Date().getFullYear() : builtIn
  return <span suppressHydrationWarning>{interpolateIn(locale, text, { year })}</span>
}

'use client'

import { useHydrated } from '@/components/ui/use-hydrated'
import { interpolateIn } from '@/lib/interpolate'
import type { Locale } from '@/lib/locales'

interface CurrentYearProps {
  locale: Locale
  text: string
  builtIn: number
}

/**
 * A line with `{year}`: the reader's year (specification, section 2), since no host builds the site anew on 1 January.
 * Never before the build's year: a phone without its clock says 1970.
 */
export function CurrentYear({ locale, text, builtIn }: CurrentYearProps) {
  const year = useHydrated() ? Math.max(builtIn, new Date().getFullYear()) : builtIn
  return <span suppressHydrationWarning>{interpolateIn(locale, text, { year })}</span>
}

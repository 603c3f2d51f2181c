'use client'

import { useHydrated } from '@/components/ui/use-hydrated'
import { interpolateIn } from '@/lib/i18n/interpolate'
import type { Locale } from '@/lib/i18n/locales'

interface CurrentYearProps {
  locale: Locale
  text: string
  buildYear: number
}

/**
 * A text with `{year}` filled in from the browser's clock (specification, section 2), since no build runs on 1 January.
 * At least the build's year: a reset clock returns 1970.
 */
export function CurrentYear({ locale, text, buildYear }: CurrentYearProps) {
  const year = useHydrated() ? Math.max(buildYear, new Date().getFullYear()) : buildYear
  return <span suppressHydrationWarning>{interpolateIn(locale, text, { year })}</span>
}

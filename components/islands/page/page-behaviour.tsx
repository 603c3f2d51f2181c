'use client'

import { useHistoryEntries } from './use-history-entries'
import { usePageFocus } from './use-page-focus'
import { useClientNavigation } from './use-client-navigation'
import { useScrollIn } from './use-scroll-in'
import { useScrollTabStops } from './use-scroll-tab-stops'

/** Navigation, history, focus and scroll behaviour of every page; renders nothing. */
export function PageBehaviour({ contactPath }: { contactPath: string }) {
  useScrollIn()
  useScrollTabStops()
  useHistoryEntries()
  usePageFocus()
  useClientNavigation(contactPath)
  return null
}

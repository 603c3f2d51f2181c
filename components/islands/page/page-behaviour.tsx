'use client'

import { useHistoryEntries } from './use-history-entries'
import { usePageFocus } from './use-page-focus'
import { usePageLinks } from './use-page-links'
import { useScrollIn } from './use-scroll-in'
import { useScrollStops } from './use-scroll-stops'

/** Global behaviour of every page; renders nothing. */
export function PageBehaviour({ contact }: { contact: string }) {
  useScrollIn()
  useScrollStops()
  useHistoryEntries()
  usePageFocus()
  usePageLinks(contact)
  return null
}

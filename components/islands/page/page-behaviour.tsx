'use client'

import { useOfflineLinks } from './use-offline-links'
import { useScrollIn } from './use-scroll-in'
import { useScrollTabStops } from './use-scroll-tab-stops'

/** Scroll behaviour and offline links of every page; renders nothing. */
export function PageBehaviour() {
  useScrollIn()
  useScrollTabStops()
  useOfflineLinks()
  return null
}

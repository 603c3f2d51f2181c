'use client'

import { keepFragment } from '@/lib/browser/history-entry'

import { useLightDismiss } from './use-light-dismiss'
import { useOfflineLinks } from './use-offline-links'
import { useScrollIn } from './use-scroll-in'
import { useScrollTabStops } from './use-scroll-tab-stops'

// Before the first render, in the browser only: the router writes in the first commit.
if (typeof window !== 'undefined') keepFragment()

/** Scroll behaviour, offline links and light dismiss of every page; renders nothing. */
export function PageBehaviour() {
  useScrollIn()
  useScrollTabStops()
  useOfflineLinks()
  useLightDismiss()
  return null
}

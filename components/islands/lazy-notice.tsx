'use client'

import type { ComponentProps } from 'react'

import { LazyComponent } from '@/components/ui/lazy-component'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'

import type { NoticePopup } from './notice-popup'

const loadNotice = lazyWithRetry(() => import('./notice-popup').then((notice) => notice.NoticePopup))

/** `NoticePopup` in a chunk of its own: most of the time, no notice is open. */
export const LazyNotice = (props: ComponentProps<typeof NoticePopup>) => (
  <LazyComponent load={loadNotice} props={props} />
)

import type { ReactNode } from 'react'

import { PageGuard } from '@/components/islands/page/page-guard'
import { PageFailure } from '@/components/layout/page-failure'
import { Island } from '@/components/ui/island'
import type { SiteContent } from '@/lib/content/gateway'

interface GuardedIslandProps {
  content: SiteContent
  /** Hydrated when it is about to be seen or touched. */
  late?: boolean
  children: ReactNode
}

/** An island whose failure affects only itself, and which then shows our own message. */
export const GuardedIsland = ({ content, late, children }: GuardedIslandProps) => (
  <Island late={late}>
    <PageGuard instead={<PageFailure content={content} />}>{children}</PageGuard>
  </Island>
)

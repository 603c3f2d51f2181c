import type { ReactNode } from 'react'

import { PageDocument } from '@/components/layout/page-document'
import { pageViewport } from '@/lib/seo/page-metadata'

import { fonts } from '../../fonts-ne'
import '../../globals.css'

export const viewport = pageViewport

export default function NepaliLayout({ children }: { children: ReactNode }) {
  return (
    <PageDocument locale="ne" fonts={fonts}>
      {children}
    </PageDocument>
  )
}

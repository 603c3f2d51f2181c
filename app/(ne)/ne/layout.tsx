import type { ReactNode } from 'react'

import { PageDocument } from '@/components/layout/page-document'

import { fonts } from '../../fonts-ne'
import '../../globals.css'

export { pageViewport as viewport } from '@/lib/seo/page-metadata'

export default function NepaliLayout({ children }: { children: ReactNode }) {
  return (
    <PageDocument locale="ne" fonts={fonts}>
      {children}
    </PageDocument>
  )
}

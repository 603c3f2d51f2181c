import type { ReactNode } from 'react'

import { PageDocument } from '@/components/layout/page-document'

import { fonts } from '../fonts'
import '../globals.css'

export { pageViewport as viewport } from '@/lib/seo/page-metadata'

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return (
    <PageDocument locale="en" fonts={fonts}>
      {children}
    </PageDocument>
  )
}

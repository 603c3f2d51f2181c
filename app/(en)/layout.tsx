import type { ReactNode } from 'react'

import { PageDocument } from '@/components/layout/page-document'
import { pageViewport } from '@/lib/seo/page-metadata'

import { fonts } from '../fonts'
import '../globals.css'

export const viewport = pageViewport

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return (
    <PageDocument locale="en" fonts={fonts}>
      {children}
    </PageDocument>
  )
}

import type { ReactNode } from 'react'

import { PageDocument } from '@/components/layout/page-document'

import { eczar, mukta } from '../fonts'
import '../globals.css'

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return (
    <PageDocument locale="en" fonts={`${eczar.variable} ${mukta.variable}`}>
      {children}
    </PageDocument>
  )
}

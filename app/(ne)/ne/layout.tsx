import type { ReactNode } from 'react'

import { PageDocument } from '@/components/layout/page-document'

import { eczarBasic, eczarNepali, muktaBasic, muktaNepali } from '../../fonts-ne'
import '../../globals.css'

export default function NepaliLayout({ children }: { children: ReactNode }) {
  return (
    <PageDocument
      locale="ne"
      fonts={[eczarBasic, muktaBasic, eczarNepali, muktaNepali].map(({ variable }) => variable).join(' ')}
    >
      {children}
    </PageDocument>
  )
}

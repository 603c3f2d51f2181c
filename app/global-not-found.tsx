import { PageDocument } from '@/components/layout/page-document'
import { WovenPanel } from '@/components/sections/woven-panel'
import { getContent } from '@/lib/content/gateway'
import { HOME_PATH } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/page-metadata'

import { eczar, mukta } from './fonts'
import './globals.css'

const { notFound } = getContent('en')

export const metadata = pageMetadata('en', { title: notFound.pageName })

export default function GlobalNotFound() {
  const { alt, heading, text, linkLabel } = notFound
  return (
    <PageDocument locale="en" fonts={`${eczar.variable} ${mukta.variable}`} wrongAddress>
      <WovenPanel
        weave="site-not-found"
        alt={alt}
        title={heading}
        text={text}
        link={{ label: linkLabel, href: HOME_PATH }}
      />
    </PageDocument>
  )
}

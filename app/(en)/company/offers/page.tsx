import { StructuredData } from '@/components/layout/structured-data'
import { WovenPanel } from '@/components/sections/woven-panel'
import { getContent } from '@/lib/content/gateway'
import { toLink } from '@/lib/content/menu'
import { routePath } from '@/lib/routes'
import { companyMetadata } from '@/lib/seo/page-metadata'

const content = getContent('en')
const { offers } = content.company

export const metadata = companyMetadata('en', 'offers')

export default function OffersPage() {
  const { alt, heading, description, headline, text, linkLabel, href } = offers
  return (
    <>
      <StructuredData path={routePath('company', 'offers')} />
      <WovenPanel
        weave="site-offers"
        alt={alt}
        title={heading}
        lead={description}
        headline={headline}
        text={text}
        link={toLink(content, { label: linkLabel, href })}
      />
    </>
  )
}

import { ContactBand } from '@/components/sections/contact-band'
import { LinkRows } from '@/components/sections/link-rows'
import { ServiceHead } from '@/components/sections/service-head'
import { TiersTable } from '@/components/sections/tiers-table'
import { LedgerRows } from '@/components/ui/ledger-rows'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import { findPage, getContent } from '@/lib/content'
import { fill } from '@/lib/fill'
import { groupLinks } from '@/lib/menu'
import { pageMetadata } from '@/lib/seo'

const content = getContent('en')
const { labels, services } = content

export const dynamicParams = false
export const generateStaticParams = () => services.map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: PageProps<'/services/[slug]'>) {
  const { pageName, description, path } = findPage(services, (await params).slug)
  return pageMetadata('en', { title: pageName, description, path })
}

export default async function ServicePage({ params }: PageProps<'/services/[slug]'>) {
  const service = findPage(services, (await params).slug)
  const { pageName, points, tiers, closing, path } = service
  return (
    <>
      <ServiceHead content={content} service={service} />
      {points.length > 0 && (
        <Section>
          <SectionHead title={labels.points} />
          <LedgerRows rows={points} />
        </Section>
      )}
      {tiers && <TiersTable labels={labels} tiers={tiers} />}
      <ContactBand title={closing} button={labels.contactUs} subject={fill(labels.enquiryAbout, { name: pageName })} />
      <Section screenOnly>
        <SectionHead title={labels.otherServices} />
        <LinkRows links={groupLinks(content, 'services').filter(({ href }) => href !== path)} />
      </Section>
    </>
  )
}

import { clsx } from 'clsx'

import { StructuredData } from '@/components/layout/structured-data'
import { ContactBand } from '@/components/sections/contact-band'
import { Screen } from '@/components/sections/screen/screen'
import { ServiceHead } from '@/components/sections/service-head'
import { ServiceTiles } from '@/components/sections/service-tiles'
import { Steps } from '@/components/sections/steps'
import { TiersTable } from '@/components/sections/tiers-table'
import { LedgerRows } from '@/components/ui/ledger-rows'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import { findPage, findScreen, getContent } from '@/lib/content/gateway'
import { interpolate } from '@/lib/interpolate'
import { neighbours } from '@/lib/content/neighbours'
import { pageMetadata } from '@/lib/seo/page-metadata'

const content = getContent('en')
const { buying, labels, services } = content

export const dynamicParams = false
export const generateStaticParams = () => services.map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: PageProps<'/services/[slug]'>) {
  const { pageName, description, path } = findPage(services, (await params).slug)
  return pageMetadata('en', { title: pageName, description, path })
}

export default async function ServicePage({ params }: PageProps<'/services/[slug]'>) {
  const service = findPage(services, (await params).slug)
  const { pageName, points, tiers, tiersNote, project, closing, screen } = service
  return (
    <>
      <StructuredData path={service.path} />
      <ServiceHead content={content} service={service} />
      {(points.length > 0 || screen) && (
        <Section className={clsx('grid gap-12 lg:gap-16', points.length > 0 && screen && 'lg:grid-cols-2')}>
          {points.length > 0 && (
            <div>
              <SectionHead title={labels.points} />
              <LedgerRows rows={points} />
            </div>
          )}
          {screen && (
            <div className="min-w-0 self-start print:break-inside-avoid">
              <Screen screen={findScreen(content, screen)} sampleLabel={labels.sampleData} />
            </div>
          )}
        </Section>
      )}
      {project && <Steps {...project} />}
      {tiers && <TiersTable labels={labels} tiers={tiers} note={tiersNote} />}
      <ContactBand
        title={closing}
        button={labels.askForQuotation}
        subject={interpolate(labels.enquiryAbout, { name: pageName })}
        next={buying.next}
      />
      <ServiceTiles title={labels.otherServices} services={neighbours(services, service)} />
    </>
  )
}

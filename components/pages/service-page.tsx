import { StructuredData } from '@/components/layout/structured-data'
import { ContactBand } from '@/components/sections/contact-band'
import { ServiceHead } from '@/components/sections/service-head'
import { ServiceTiles } from '@/components/sections/service-tiles'
import { Steps } from '@/components/sections/steps'
import { TiersTable } from '@/components/sections/tiers-table'
import { LedgerRows } from '@/components/ui/ledger-rows'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import { findPage, getContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/locales'
import { interpolate } from '@/lib/interpolate'
import { neighbours } from '@/lib/content/menu'

/** A service: what it gives, its packages, how it runs. */
export function ServicePage({ locale, slug }: { locale: Locale; slug: string }) {
  const content = getContent(locale)
  const { buying, labels, services } = content
  const service = findPage(services, slug)
  const { pageName, points, tiers, tiersNote, project, closing } = service
  return (
    <>
      <StructuredData locale={locale} path={service.path} />
      <ServiceHead locale={locale} service={service} labels={labels} />
      {points.length > 0 && (
        <Section>
          <SectionHead title={labels.points} />
          <LedgerRows rows={points} wide />
        </Section>
      )}
      {project && <Steps locale={locale} {...project} />}
      {tiers && <TiersTable labels={labels} tiers={tiers} note={tiersNote} />}
      <ContactBand
        locale={locale}
        title={closing}
        button={labels.askForQuotation}
        subject={interpolate(labels.enquiryAbout, { name: pageName })}
        next={buying.next}
      />
      <ServiceTiles title={labels.otherServices} services={neighbours(services, service)} />
    </>
  )
}

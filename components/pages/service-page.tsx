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
import type { Locale } from '@/lib/locales'
import { interpolate } from '@/lib/interpolate'
import { neighbours } from '@/lib/content/neighbours'
import { routesFor } from '@/lib/routes'

/** A service: what it gives, its packages, how it runs. */
export function ServicePage({ locale, slug }: { locale: Locale; slug: string }) {
  const content = getContent(locale)
  const { buying, labels, services } = content
  const service = findPage(services, slug)
  const { pageName, points, tiers, tiersNote, project, closing, screen } = service
  return (
    <>
      <StructuredData locale={locale} path={service.path} />
      <ServiceHead locale={locale} service={service} labels={labels} />
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
              <Screen screen={findScreen(locale, screen)} />
            </div>
          )}
        </Section>
      )}
      {project && <Steps {...project} />}
      {tiers && <TiersTable labels={labels} tiers={tiers} note={tiersNote} />}
      <ContactBand
        contact={routesFor(locale).contact}
        title={closing}
        button={labels.askForQuotation}
        subject={interpolate(labels.enquiryAbout, { name: pageName })}
        next={buying.next}
      />
      <ServiceTiles title={labels.otherServices} services={neighbours(services, service)} />
    </>
  )
}

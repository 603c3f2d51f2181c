import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { PageIntro } from '@/components/layout/page-intro'
import { findScreen, type Labels, type Service } from '@/lib/content/gateway'
import { interpolate } from '@/lib/interpolate'
import type { Locale } from '@/lib/locales'
import { iconFor } from '@/lib/weave/woven-icons'
import { routesFor } from '@/lib/routes'

import { Screen } from './screen/screen'

interface ServiceHeadProps {
  locale: Locale
  service: Service
  labels: Pick<Labels, 'enquiryAbout' | 'askForQuotation'>
}

/** Head of a service page, with the screen that it is about. */
export const ServiceHead = ({ locale, service, labels }: ServiceHeadProps) => (
  <PageIntro
    breadcrumb={<Breadcrumb locale={locale} group="services" page={service.pageName} />}
    title={service.pageName}
    line={service.line}
    intro={service.intro}
    icon={iconFor(service.slug)}
    picture={service.screen && <Screen screen={findScreen(locale, service.screen)} />}
  >
    <ContactButton
      contact={routesFor(locale).contact}
      subject={interpolate(labels.enquiryAbout, { name: service.pageName })}
    >
      {labels.askForQuotation}
    </ContactButton>
  </PageIntro>
)

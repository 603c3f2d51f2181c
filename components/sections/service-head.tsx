import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { PageIntro } from '@/components/layout/page-intro'
import { findScreen, type Service, type SiteContent } from '@/lib/content/gateway'
import { interpolate } from '@/lib/interpolate'
import { iconFor } from '@/lib/weave/woven-icons'
import { routesFor } from '@/lib/routes'

import { Screen } from './screen/screen'

/** Head of a service page, with the screen that it is about. */
export const ServiceHead = ({ content, service }: { content: SiteContent; service: Service }) => (
  <PageIntro
    breadcrumb={<Breadcrumb content={content} group="services" page={service.pageName} />}
    title={service.pageName}
    line={service.line}
    intro={service.intro}
    icon={iconFor(service.slug)}
    picture={
      service.screen && (
        <Screen screen={findScreen(content, service.screen)} sampleLabel={content.labels.sampleData} />
      )
    }
  >
    <ContactButton
      contact={routesFor(content.locale).contact}
      subject={interpolate(content.labels.enquiryAbout, { name: service.pageName })}
    >
      {content.labels.askForQuotation}
    </ContactButton>
  </PageIntro>
)

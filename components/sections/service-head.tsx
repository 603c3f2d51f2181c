import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { HeadIcon } from '@/components/layout/head-icon'
import { PageIntro } from '@/components/layout/page-intro'
import type { Service, SiteContent } from '@/lib/content/gateway'
import { interpolate } from '@/lib/interpolate'
import { iconFor } from '@/lib/weave/woven-icons'
import { routesFor } from '@/lib/routes'

/** Head of a service page. */
export const ServiceHead = ({ content, service }: { content: SiteContent; service: Service }) => (
  <PageIntro
    breadcrumb={<Breadcrumb content={content} group="services" page={service.pageName} />}
    title={service.pageName}
    line={service.line}
    intro={service.intro}
    aside={<HeadIcon name={iconFor(service.slug)} />}
  >
    <ContactButton
      contact={routesFor(content.locale).contact}
      subject={interpolate(content.labels.enquiryAbout, { name: service.pageName })}
    >
      {content.labels.askForQuotation}
    </ContactButton>
  </PageIntro>
)

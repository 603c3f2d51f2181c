import { ContactButton } from '@/components/islands/contact-button'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { PageIntro } from '@/components/layout/page-intro'
import { WovenIcon } from '@/components/ui/woven-icon'
import type { Service, SiteContent } from '@/lib/content'
import { fill } from '@/lib/fill'
import { iconFor } from '@/lib/woven-icons'

/** Head of a service page. */
export const ServiceHead = ({ content, service }: { content: SiteContent; service: Service }) => (
  <PageIntro
    breadcrumb={<Breadcrumb content={content} group="services" page={service.pageName} />}
    title={service.pageName}
    line={service.line}
    intro={service.intro}
    aside={
      <WovenIcon
        name={iconFor(service.slug)}
        size={104}
        className="mx-6 mb-8 lg:absolute lg:top-1/2 lg:right-32 lg:m-0 lg:-translate-y-1/2 lg:scale-200"
      />
    }
  >
    <ContactButton subject={fill(content.labels.enquiryAbout, { name: service.pageName })}>
      {content.labels.askForQuotation}
    </ContactButton>
  </PageIntro>
)

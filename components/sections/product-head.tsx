import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { PrintButton } from '@/components/islands/page/print-button'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { PageIntro } from '@/components/layout/page-intro'
import { Weave } from '@/components/ui/weave'
import type { Product, SiteContent } from '@/lib/content/gateway'
import { interpolate } from '@/lib/interpolate'
import { routesFor } from '@/lib/routes'

/** Head of a product page: name, for whom, introduction, and its cloth over the full height on the right. */
export function ProductHead({ content, product }: { content: SiteContent; product: Product }) {
  const { labels } = content
  const { pageName, heading, audience, line, intro, slug } = product
  return (
    <PageIntro
      breadcrumb={<Breadcrumb content={content} group="products" page={pageName} />}
      title={heading}
      line={audience}
      intro={`${line} ${intro}`}
      aside={
        <div className="h-28 md:h-40 lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-[max(364px,calc(50vw-280px))] print:h-16">
          <Weave name={slug} cell={10} narrow={5} first />
        </div>
      }
    >
      <div className="flex flex-wrap gap-3">
        <ContactButton
          contact={routesFor(content.locale).contact}
          subject={interpolate(labels.enquiryAbout, { name: pageName })}
        >
          {interpolate(labels.askAbout, { name: pageName })}
        </ContactButton>
        <PrintButton>{labels.print}</PrintButton>
      </div>
    </PageIntro>
  )
}

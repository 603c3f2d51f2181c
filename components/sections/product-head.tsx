import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { PrintButton } from '@/components/islands/page/print-button'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { PageIntro } from '@/components/layout/page-intro'
import { Weave } from '@/components/ui/weave'
import type { Labels, Product } from '@/lib/content/gateway'
import { interpolate } from '@/lib/interpolate'
import type { Locale } from '@/lib/locales'
import { routesFor } from '@/lib/routes'

interface ProductHeadProps {
  locale: Locale
  product: Product
  labels: Pick<Labels, 'enquiryAbout' | 'askAbout' | 'print'>
}

/** Head of a product page: name, for whom, introduction, and its pattern over the full height on the right. */
export function ProductHead({ locale, product, labels }: ProductHeadProps) {
  const { pageName, heading, audience, line, intro, slug } = product
  return (
    <PageIntro
      breadcrumb={<Breadcrumb locale={locale} group="products" page={pageName} />}
      title={heading}
      line={audience}
      intro={`${line} ${intro}`}
      aside={
        <div className="h-28 md:h-40 lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-[max(364px,calc(50vw-280px))] print:h-16">
          <Weave name={slug} cell={10} narrow={5} first />
        </div>
      }
    >
      {/* On phones always one below the other: side by side, the width of a face would decide. */}
      <div className="grid justify-items-start gap-3 sm:flex">
        <ContactButton
          contact={routesFor(locale).contact}
          subject={interpolate(labels.enquiryAbout, { name: pageName })}
        >
          {interpolate(labels.askAbout, { name: pageName })}
        </ContactButton>
        <PrintButton>{labels.print}</PrintButton>
      </div>
    </PageIntro>
  )
}

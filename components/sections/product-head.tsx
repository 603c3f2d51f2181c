import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { PrintButton } from '@/components/ui/print-button'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { PageIntro } from '@/components/layout/page-intro'
import { Weave } from '@/components/ui/weave'
import type { Labels, Product } from '@/lib/content/gateway'
import { subjectAbout } from '@/lib/enquiry/page-subjects'
import { interpolate } from '@/lib/interpolate'
import type { Locale } from '@/lib/locales'
import { routesFor } from '@/lib/routes'

interface ProductHeadProps {
  locale: Locale
  product: Product
  labels: Pick<Labels, 'enquiryAbout' | 'askAbout' | 'print'>
}

/** Head of a product page: name, audience, and the product's cloth, which the main screen of `Features` overlaps. */
export function ProductHead({ locale, product, labels }: ProductHeadProps) {
  const { pageName, heading, audience, line, slug } = product
  return (
    <PageIntro
      breadcrumb={<Breadcrumb locale={locale} group="products" pageName={pageName} />}
      title={heading}
      subtitle={audience}
      intro={line}
      // Three small images in narrow windows keep the text the LCP element; wide windows show one.
      cloth={[1, 2, 3].map((piece) => (
        <Weave key={piece} name={slug} cell={10} narrowCell={5} eager />
      ))}
    >
      {/* Stacked on phones: side by side, the buttons would wrap in some fonts only. */}
      <div className="grid justify-items-start gap-3 sm:flex">
        <ContactButton contactPath={routesFor(locale).contact} subject={subjectAbout(labels, pageName)}>
          {interpolate(labels.askAbout, { name: pageName })}
        </ContactButton>
        <PrintButton>{labels.print}</PrintButton>
      </div>
    </PageIntro>
  )
}

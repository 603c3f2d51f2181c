import { Breadcrumb } from '@/components/layout/breadcrumb'
import { CompanyCloth, PageIntro } from '@/components/layout/page-intro'
import { StructuredData } from '@/components/layout/structured-data'
import { ContactBand } from '@/components/sections/contact-band'
import { IntroGallery } from '@/components/sections/intro-gallery'
import { LinkRows } from '@/components/sections/link-rows'
import { ProductFinder } from '@/components/sections/product-finder'
import { noBreakWords } from '@/components/ui/no-break-words'
import { Section, SectionHead } from '@/components/ui/section'
import { getContent } from '@/lib/content/gateway'
import { groupLinks } from '@/lib/content/menu'
import type { Locale } from '@/lib/i18n/locales'
import { routesFor } from '@/lib/urls/routes'
import { sectionIds } from '@/lib/urls/section-ids'

/** The About page: company profile, gallery, lists of all products, with the needs of their buyers, and services. */
export function AboutPage({ locale }: { locale: Locale }) {
  const content = getContent(locale)
  const { buying, company, labels, site, products } = content
  const { heading, pageName, paragraphs, manager, gallery, whoWeAre, productsTitle, servicesTitle } = company.aboutus
  return (
    <>
      <StructuredData locale={locale} path={routesFor(locale).page('company', 'aboutus')} />
      <PageIntro
        breadcrumb={<Breadcrumb locale={locale} group="company" pageName={pageName} />}
        title={heading}
        subtitle={site.since}
        cloth={<CompanyCloth />}
      />
      <Section className="grid grid-cols-1 gap-10 lg:grid-cols-[5fr_6fr] lg:gap-16 print:block">
        <div className="print:mb-4">
          <SectionHead title={whoWeAre} />
          <div className="grid max-w-text gap-5">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{noBreakWords(paragraph)}</p>
            ))}
            {manager && <p className="font-semibold">{manager}</p>}
          </div>
        </div>
        <IntroGallery locale={locale} name={site.name} gallery={gallery} labels={labels} />
      </Section>
      <ProductFinder id={sectionIds.products} title={productsTitle} buying={buying} products={products} />
      <Section id={sectionIds.services} besideTitle title={servicesTitle}>
        <LinkRows links={groupLinks(content, 'services')} />
      </Section>
      <ContactBand locale={locale} title={buying.contactTitle} button={labels.demo} nextSteps={buying.nextSteps} />
    </>
  )
}

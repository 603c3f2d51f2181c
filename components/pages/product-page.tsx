import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { PageIntro } from '@/components/layout/page-intro'
import { StructuredData } from '@/components/layout/structured-data'
import { BuyingQuestions } from '@/components/sections/buying-questions'
import { Comparison } from '@/components/sections/comparison'
import { ContactBand } from '@/components/sections/contact-band'
import { Features } from '@/components/sections/features'
import { OldData } from '@/components/sections/old-data'
import { OnThisPageNav } from '@/components/sections/on-this-page-nav'
import { OtherProducts } from '@/components/sections/other-pages'
import { ProductCalculators } from '@/components/sections/product-calculators'
import { Weave } from '@/components/sections/weave'
import { LedgerRows } from '@/components/ui/ledger-rows'
import { PrintButton } from '@/components/ui/print-button'
import { Section } from '@/components/ui/section'
import { findPage, getContent } from '@/lib/content/gateway'
import { subjectAbout } from '@/lib/enquiry/page-subjects'
import { interpolate } from '@/lib/i18n/interpolate'
import type { Locale } from '@/lib/i18n/locales'
import { routesFor } from '@/lib/urls/routes'
import { sectionIds } from '@/lib/urls/section-ids'

/** The page of a product: features and screens, calculators, editions, comparison, questions. */
export function ProductPage({ locale, slug }: { locale: Locale; slug: string }) {
  const content = getContent(locale)
  const { buying, calculators, labels, oldData, products } = content
  const product = findPage(products, slug)
  const { pageName, editions, calculators: calculatorKinds, oldData: hasOldData, weave, contactTitle } = product
  const subject = subjectAbout(labels, pageName)
  const askAbout = interpolate(labels.askAbout, { name: pageName })
  const contactPath = routesFor(locale).contact
  const comparedProducts = buying.comparison.products.map((comparedSlug) => findPage(products, comparedSlug))
  const { also } = buying.comparison
  const isCompared = comparedProducts.includes(product)
  return (
    <>
      <StructuredData locale={locale} path={product.path} />
      <OnThisPageNav
        label={labels.onThisPage}
        sections={[
          { id: sectionIds.features, title: labels.features },
          ...(calculatorKinds ? [{ id: sectionIds.calculators, title: calculators.title }] : []),
          ...(hasOldData ? [{ id: sectionIds.oldData, title: oldData.section.title }] : []),
          ...(editions ? [{ id: sectionIds.editions, title: labels.editions }] : []),
          ...(isCompared ? [{ id: sectionIds.comparison, title: labels.compare }] : []),
          { id: sectionIds.questions, title: buying.questions.title },
        ]}
      >
        <ContactButton contactPath={contactPath} subject={subject} variant="text">
          {askAbout}
        </ContactButton>
      </OnThisPageNav>
      <PageIntro
        breadcrumb={<Breadcrumb locale={locale} group="products" pageName={pageName} />}
        title={product.heading}
        subtitle={product.audience}
        intro={product.positioning}
        // Narrow windows show three small images, so that the text is the LCP element; wide windows show one image.
        cloth={[1, 2, 3].map((piece) => (
          <Weave key={piece} name={slug} cell={8} below={{ lg: 3 }} eager />
        ))}
      >
        {/* Stacked on phones: side by side, the buttons would wrap only in some fonts. */}
        <div className="grid justify-items-start gap-3 sm:flex">
          <ContactButton contactPath={contactPath} subject={subject}>
            {askAbout}
          </ContactButton>
          <PrintButton>{labels.print}</PrintButton>
        </div>
      </PageIntro>
      <Features locale={locale} product={product} labels={labels} />
      {calculatorKinds && (
        <ProductCalculators
          locale={locale}
          kinds={calculatorKinds}
          slug={slug}
          ground={weave.threads[0]}
          calculators={calculators}
          labels={labels}
          productName={pageName}
          enquiryFields={content.enquiryForm.fields}
        />
      )}
      {hasOldData && (
        <OldData
          locale={locale}
          texts={oldData.section}
          subject={subjectAbout(labels, `${pageName}, ${oldData.tool.askName}`)}
          contactUs={labels.contactUs}
        />
      )}
      {editions && (
        <Section id={sectionIds.editions} background="ledger" besideTitle title={labels.editions}>
          <LedgerRows rows={editions} />
        </Section>
      )}
      {isCompared && (
        <Comparison
          comparison={buying.comparison}
          products={comparedProducts}
          currentProduct={product}
          alsoProduct={also && findPage(products, also.product)}
        />
      )}
      <BuyingQuestions locale={locale} questions={buying.questions} productSlug={slug} />
      <ContactBand
        locale={locale}
        title={contactTitle}
        button={interpolate(labels.askForDemo, { name: pageName })}
        subject={subject}
        nextSteps={buying.nextSteps}
        background={weave.threads[0]}
      />
      <OtherProducts title={labels.otherProducts} products={products.filter((other) => other !== product)} />
    </>
  )
}

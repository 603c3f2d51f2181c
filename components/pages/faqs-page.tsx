import { Island } from '@/components/islands/hydration/island'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { CompanyCloth, PageIntro } from '@/components/layout/page-intro'
import { StructuredData } from '@/components/layout/structured-data'
import { BuyingQuestions } from '@/components/sections/buying-questions'
import { CompanyFacts } from '@/components/sections/company-facts'
import { ContactBand } from '@/components/sections/contact-band'
import { ErrorFallback } from '@/components/sections/error-fallback'
import { BranchOffices } from '@/components/sections/offices'
import { PlaceholderLabel } from '@/components/sections/placeholder-label'
import { Accordion } from '@/components/ui/accordion'
import { LinkUnderText } from '@/components/ui/link-under-text'
import { Section } from '@/components/ui/section'
import { headOfficeOf } from '@/lib/content/company-contact'
import { getContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/i18n/locales'
import { routesFor } from '@/lib/urls/routes'

/** The FAQ page: frequent questions with answers, branch offices, questions to ask a vendor. */
export function FaqsPage({ locale }: { locale: Locale }) {
  const content = getContent(locale)
  const { heading, intro, pageName, items, officesTitle } = content.company.faqs
  const { buying, labels, site } = content
  return (
    <>
      <StructuredData locale={locale} path={routesFor(locale).page('company', 'faqs')} />
      <PageIntro
        breadcrumb={<Breadcrumb locale={locale} group="company" pageName={pageName} />}
        title={heading}
        intro={intro}
        cloth={<CompanyCloth />}
      />
      <Section className="grid gap-10 lg:grid-cols-[3fr_2fr] lg:gap-16 print:block">
        <div className="min-w-0">
          <Island lazy fallback={<ErrorFallback locale={locale} />}>
            <Accordion
              level="h2"
              labels={labels.accordion}
              items={items.map(({ id, question, answer, link }) => ({
                id,
                title: question,
                body: (
                  <>
                    <p>{answer}</p>
                    <LinkUnderText link={link} />
                  </>
                ),
              }))}
            />
          </Island>
        </div>
        <div className="self-start lg:sticky lg:top-[calc(var(--stuck-height)+3rem)] print:static print:mt-6">
          <h2 className="mb-5 text-h3">
            {officesTitle}{' '}
            <PlaceholderLabel
              placeholderNotes={site.placeholderNotes}
              contacts={site.offices.map(({ phone }) => phone)}
            />
          </h2>
          <div className="double-rule-top print:break-inside-avoid">
            <BranchOffices site={{ ...site, offices: [headOfficeOf(content), ...site.offices] }} variant="ledger" />
          </div>
        </div>
      </Section>
      <BuyingQuestions locale={locale} questions={buying.questions} />
      <CompanyFacts locale={locale} facts={content.facts} products={content.products} />
      <ContactBand locale={locale} title={buying.contactTitle} button={labels.demo} nextSteps={buying.nextSteps} />
    </>
  )
}

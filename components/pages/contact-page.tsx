import { DistrictChoice } from '@/components/islands/district-choice'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { StructuredData } from '@/components/layout/structured-data'
import { EnquirySection } from '@/components/sections/enquiry-section'
import { PlaceholderLabel } from '@/components/sections/placeholder-label'
import { ContactLink } from '@/components/ui/contact-link'
import { LedgerRows } from '@/components/ui/ledger-rows'
import { NumberedSteps } from '@/components/ui/numbered-steps'
import { Section } from '@/components/ui/section'
import { companyOf, headOfficeOf } from '@/lib/content/company-contact'
import { getContent, type SiteContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/i18n/locales'
import { routesFor } from '@/lib/urls/routes'
import { sectionIds } from '@/lib/urls/section-ids'

/** The contact page: phone number, offices, form, steps after the enquiry, use of the visitor's data. */
export function ContactPage({ locale }: { locale: Locale }) {
  const content = getContent(locale)
  const { buying, contact, labels, site } = content
  const { phone } = companyOf(content)
  const districts = districtsOf(content)
  return (
    <>
      <StructuredData locale={locale} path={routesFor(locale).contact} />
      <EnquirySection
        content={content}
        formName="contact"
        breadcrumb={<Breadcrumb locale={locale} pageName={contact.pageName} />}
        title={contact.heading}
        intro={contact.intro}
        callToAction={
          <>
            <p className="flex flex-wrap items-center gap-x-3">
              <ContactLink
                contact={phone}
                srLabel={labels.phoneLinkName}
                srNote={site.placeholderNotes[phone]}
                className="min-h-12 font-heading text-h3"
              />
              <PlaceholderLabel placeholderNotes={site.placeholderNotes} contacts={[phone]} />
            </p>
            {site.answerTime && <p>{site.answerTime}</p>}
          </>
        }
        officesFirst
        aboveOffices={
          districts.some(({ office }) => office !== labels.headOffice) && (
            <DistrictChoice label={content.facts.yourDistrict} districts={districts} />
          )
        }
        formTitle={contact.formTitle}
      />
      <Section unhydrated="steps" background="ink" besideTitle screenOnly title={buying.nextSteps.title}>
        {/* The first step is the form above. */}
        <NumberedSteps locale={locale} steps={buying.nextSteps.steps.slice(1)} variant="band" />
      </Section>
      <Section id={sectionIds.yourData} unhydrated="your-data" title={contact.yourData.title}>
        <LedgerRows rows={contact.yourData.rows} wide />
      </Section>
    </>
  )
}

/** All districts, each with the office that serves it. */
function districtsOf(content: SiteContent) {
  return content.facts.districts.map((district) => {
    const office = content.site.offices.find(({ districts }) => districts?.includes(district.id))
    const { place, phone } = office ?? headOfficeOf(content)
    return { ...district, office: place, phone }
  })
}

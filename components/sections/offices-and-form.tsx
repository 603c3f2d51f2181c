import type { ReactNode } from 'react'

import { noBreakWords } from '@/components/ui/no-break-words'
import { CopyableContact } from '@/components/ui/copyable-contact'
import { PlaceholderLabel } from '@/components/ui/placeholder-label'
import { Section } from '@/components/ui/section'
import { companyOf } from '@/lib/company-contact'
import { getContent, type SiteContent } from '@/lib/content/gateway'
import type { FormName } from '@/lib/enquiry/draft'
import type { Locale } from '@/lib/locales'

import { BranchOffices } from './branch-offices'
import { EnquiryFormSection } from './enquiry-form-section'

interface OfficesAndFormProps {
  locale: Locale
  formName: FormName
  breadcrumb: ReactNode
  title: string
  intro: string
  /** Link or button below the introduction. */
  callToAction?: ReactNode
  formTitle: string
  /** Content below the form. */
  children: ReactNode
}

/** Page head, enquiry form, offices; on the contact page, offices before form. From `lg`, the form is a column. */
export function OfficesAndForm({ locale, formName, title, formTitle, children, ...head }: OfficesAndFormProps) {
  const content = getContent(locale)
  const { contact, enquiryForm, labels, site } = content
  const contacts = [...site.phones, ...site.emails, ...site.offices.map(({ phone }) => phone)]
  const offices = (
    <div key="offices" className="lg:row-start-2">
      <h2 className="mb-5 text-h3">
        {contact.officesTitle} <PlaceholderLabel placeholderNotes={site.placeholderNotes} contacts={contacts} />
      </h2>
      <Offices site={site} headOfficeLabel={labels.headOffice} contactTexts={enquiryForm.failure} />
    </div>
  )
  const form = (
    <div key="form" className="lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden">
      <h2 id={`${formName}-title`} className="mb-3 text-h3">
        {formTitle}
      </h2>
      <EnquiryFormSection
        locale={locale}
        formName={formName}
        texts={enquiryForm}
        company={companyOf(content)}
        address={site.address}
        closeLabel={labels.close}
      />
      <div className="mt-10">{children}</div>
    </div>
  )
  return (
    <Section className="grid gap-x-14 gap-y-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr] print:block">
      <div className="page-head grid justify-items-start gap-2 wrap-anywhere">
        {head.breadcrumb}
        <h1>{noBreakWords(title)}</h1>
        <p className="text-ink-soft">{head.intro}</p>
        {head.callToAction}
        {formName === 'contact' && site.answerTime && <p>{site.answerTime}</p>}
      </div>
      {formName === 'contact' ? [offices, form] : [form, offices]}
    </Section>
  )
}

interface OfficesProps {
  site: Pick<SiteContent['site'], 'address' | 'hours' | 'phones' | 'emails' | 'offices' | 'placeholderNotes'>
  headOfficeLabel: string
  /** Texts of the copy buttons: the form's failure message has the same buttons. */
  contactTexts: SiteContent['enquiryForm']['failure']
}

/** Head office and branch offices as ledger rows. */
function Offices({ site, headOfficeLabel, contactTexts }: OfficesProps) {
  return (
    <div className="double-rule-top">
      <div className="grid items-baseline gap-x-4 border-b border-l border-b-rule border-l-margin py-3 pl-4 sm:grid-cols-[minmax(min-content,9rem)_1fr]">
        <h3 className="text-lg">{headOfficeLabel}</h3>
        <address className="not-italic">
          <p className="py-1">{site.address}</p>
          {site.hours && <p className="py-1">{site.hours}</p>}
          {[site.phones, site.emails].map((list) => (
            <ul key={list[0]} className="flex flex-wrap gap-x-6">
              {list.map((contact) => (
                <li key={contact}>
                  <CopyableContact
                    contact={contact}
                    texts={contactTexts}
                    srNote={site.placeholderNotes[contact]}
                    variant="ledger"
                  />
                </li>
              ))}
            </ul>
          ))}
        </address>
      </div>
      <BranchOffices offices={site.offices} placeholderNotes={site.placeholderNotes} />
    </div>
  )
}

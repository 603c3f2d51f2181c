import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { CompanyPlaceholderLabel } from '@/components/islands/company-placeholder-label'
import { EnquiryForm } from '@/components/islands/enquiry/form'
import { Island } from '@/components/islands/hydration/island'
import { ContactLink } from '@/components/ui/contact-link'
import { CopyableContact } from '@/components/ui/copyable-contact'
import { Disclosure } from '@/components/ui/disclosure'
import { noBreakWords } from '@/components/ui/no-break-words'
import { Section } from '@/components/ui/section'
import { elementIds, formTitleId } from '@/lib/before-hydration/contract'
import { companyOf } from '@/lib/content/company-contact'
import type { SiteContent } from '@/lib/content/gateway'
import type { FormName } from '@/lib/enquiry/draft'
import { buildSettings } from '@/lib/settings'

import { ErrorFallback } from './error-fallback'
import { BranchOffices, HeadOfficeAddress } from './offices'
import { PlaceholderLabel } from './placeholder-label'

type EnquiryContent = Pick<SiteContent, 'locale' | 'site' | 'contact' | 'enquiryForm' | 'labels'>

interface EnquirySectionProps {
  content: EnquiryContent
  formName: FormName
  breadcrumb: ReactNode
  title: string
  intro: string
  /** Lines below the introduction. */
  callToAction?: ReactNode
  /** Whether the offices precede the form, all shown. */
  officesFirst?: boolean
  /** Content between the heading and the list of the offices. */
  aboveOffices?: ReactNode
  formTitle: string
  /** Hint below the message field, instead of the form's. */
  messageHint?: string
  /** Content after the form; from `lg`, below the offices. */
  children?: ReactNode
}

/**
 * Page head, enquiry form and offices. From `lg`, the form is the right column. Without scripts, phone, e-mail and
 * address replace the form.
 */
export function EnquirySection(props: EnquirySectionProps) {
  const { content, formName, formTitle, messageHint, officesFirst = false } = props
  const { locale, contact, enquiryForm, labels, site } = content
  const { fields } = enquiryForm
  const message = { ...fields.message, hint: messageHint ?? fields.message.hint }
  const company = companyOf(content)
  const contacts = [...site.phones, ...site.emails, ...site.offices.map(({ phone }) => phone)]
  const offices = (
    <div key="offices" className="lg:row-start-2">
      <h2 className="mb-5 text-h3">
        {contact.officesTitle} <PlaceholderLabel placeholderNotes={site.placeholderNotes} contacts={contacts} />
      </h2>
      {props.aboveOffices}
      <Offices content={content} foldsBranches={!officesFirst} />
    </div>
  )
  /** The `reason` why the form cannot send, above phone, e-mail and postal address. */
  const directContact = (reason: string) => (
    <>
      <p>{reason}</p>
      <ContactLink contact={company.phone} />
      <br />
      <ContactLink contact={company.email} /> <CompanyPlaceholderLabel placeholderNote={company.placeholderNote} />
      <address className="py-1 not-italic">{site.address}</address>
    </>
  )
  const form = (
    <div
      key="form"
      className={clsx(
        'enquiry-section-form lg:col-start-2 lg:row-span-3 lg:row-start-1 print:hidden',
        !officesFirst && 'mb-16',
      )}
    >
      <h2 id={formTitleId(formName)} className="mb-1 text-h3">
        {formTitle}
      </h2>
      <div className="noscript:hidden">
        <Island fallback={<ErrorFallback locale={locale} />}>
          <EnquiryForm
            formName={formName}
            texts={{ ...enquiryForm, fields: { ...fields, message }, locale }}
            mail={buildSettings().mail}
            company={company}
            closeLabel={labels.close}
          />
        </Island>
        {/* lib/before-hydration/first-script.ts shows this message after a press on Send, if hydration fails. */}
        <div id={elementIds.unsent} role="alert" hidden className="mt-4 border-l-4 border-sindoor bg-sindoor-tint p-4">
          {directContact(enquiryForm.withScriptsMissing)}
        </div>
      </div>
      <div className="hidden border-l border-margin pl-4 noscript:block">
        {directContact(enquiryForm.withoutScripts)}
      </div>
    </div>
  )
  return (
    <Section className="-mt-2 grid gap-y-10 md:-mt-5 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:gap-x-12 print:mt-0 print:block">
      <div className="grid justify-items-start gap-2 wrap-anywhere print:mb-4">
        {props.breadcrumb}
        <h1>{noBreakWords(props.title)}</h1>
        <p className="text-ink-soft">{props.intro}</p>
        {props.callToAction}
      </div>
      {officesFirst ? [offices, form] : [form, offices]}
      {props.children && <div className="lg:row-start-3 print:hidden">{props.children}</div>}
    </Section>
  )
}

interface OfficesProps {
  content: EnquiryContent
  /** Whether the branch offices are collapsed below `lg`. */
  foldsBranches: boolean
}

/** Head office and branch offices as ruled rows. The copy buttons have the texts of those in the failure message. */
function Offices({ content: { site, labels, enquiryForm }, foldsBranches }: OfficesProps) {
  const branches = <BranchOffices site={site} variant="ledger" />
  return (
    <div className="double-rule-top">
      <div className="grid items-baseline gap-x-4 border-b border-l border-b-rule border-l-margin py-3 pl-4 sm:grid-cols-[minmax(min-content,9rem)_1fr]">
        <h3 className="text-lg">{labels.headOffice}</h3>
        <HeadOfficeAddress
          site={site}
          renderContact={(contact) => (
            <CopyableContact
              contact={contact}
              texts={enquiryForm.failure}
              srNote={site.placeholderNotes[contact]}
              variant="ledger"
            />
          )}
        />
      </div>
      {foldsBranches ? (
        <Disclosure title={<h3>{labels.branchOffices}</h3>} foldsBelowLgOnly>
          {branches}
        </Disclosure>
      ) : (
        branches
      )}
    </div>
  )
}

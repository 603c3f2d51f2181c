import { Island } from '@/components/islands/hydration/island'
import { ErrorFallback } from '@/components/layout/error-fallback'
import { EnquiryForm } from '@/components/islands/enquiry/form'
import { ContactLink } from '@/components/ui/contact-link'
import { CompanyPlaceholderLabel } from '@/components/ui/placeholder-label'
import type { Company } from '@/lib/company-contact'
import type { SiteContent } from '@/lib/content/gateway'
import type { FormName } from '@/lib/enquiry/draft'
import type { Locale } from '@/lib/locales'
import { elementIds } from '@/lib/before-hydration/constants'
import { buildSettings } from '@/lib/settings'

interface EnquiryFormSectionProps {
  locale: Locale
  formName: FormName
  texts: SiteContent['enquiryForm']
  company: Company
  /** The company's postal address. */
  address: string
  closeLabel: string
}

/** The enquiry form as an island; without scripts, phone, e-mail and address instead. */
export function EnquiryFormSection({ locale, formName, texts, company, address, closeLabel }: EnquiryFormSectionProps) {
  return (
    <>
      <div className="print:hidden scripting-none:hidden">
        <Island fallback={<ErrorFallback locale={locale} />}>
          <EnquiryForm
            formName={formName}
            texts={{ ...texts, locale }}
            mail={buildSettings().mail}
            company={company}
            closeLabel={closeLabel}
          />
        </Island>
        {/* lib/before-hydration/first-script.ts shows this message after a press on Send, if hydration fails. */}
        <div id={elementIds.unsent} role="alert" hidden className="mt-4 border-l-4 border-sindoor bg-sindoor-tint p-4">
          <DirectContact text={texts.withScriptsMissing} company={company} address={address} />
        </div>
      </div>
      <div className="hidden border-l border-margin pl-4 scripting-none:block">
        <DirectContact text={texts.withoutScripts} company={company} address={address} />
      </div>
    </>
  )
}

interface DirectContactProps {
  text: string
  company: Company
  address: string
}

/** The reason why the form cannot send (`text`), with phone, e-mail and postal address. */
const DirectContact = ({ text, company: { phone, email, placeholderNote }, address }: DirectContactProps) => (
  <>
    <p>{text}</p>
    <ContactLink contact={phone} />
    <br />
    <ContactLink contact={email} /> <CompanyPlaceholderLabel placeholderNote={placeholderNote} />
    <address className="py-1 not-italic">{address}</address>
  </>
)

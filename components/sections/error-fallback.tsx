import { CompanyPlaceholderLabel } from '@/components/islands/company-placeholder-label'
import { FailureNotice } from '@/components/islands/hydration/failure-notice'
import { Button } from '@/components/ui/button'
import { ContactLink } from '@/components/ui/contact-link'
import { companyOf } from '@/lib/content/company-contact'
import { getContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/i18n/locales'

/** Fallback of an error boundary: the outcome of a sent enquiry, phone number, e-mail address and a reload button. */
export function ErrorFallback({ locale }: { locale: Locale }) {
  const content = getContent(locale)
  const texts = content.labels.failed
  const { phone, email, placeholderNote } = companyOf(content)
  return (
    <FailureNotice
      title={texts.title}
      outcomes={{ arrived: texts.arrived, failed: texts.failed, unknown: texts.unknown }}
    >
      <p>{texts.text}</p>
      <p className="flex flex-wrap items-center gap-x-6">
        <ContactLink contact={phone} />
        <ContactLink contact={email} />
        <CompanyPlaceholderLabel placeholderNote={placeholderNote} />
      </p>
      {/* A form without `action` submits to the current URL: the button reloads the page even if scripts fail. */}
      <form>
        <Button type="submit">{texts.reload}</Button>
      </form>
    </FailureNotice>
  )
}

import { FailureNotice } from '@/components/islands/hydration/failure-notice'
import { Button } from '@/components/ui/button'
import { EmailLink, PhoneLink } from '@/components/ui/contact-link'
import { CompanyPlaceholderLabel } from '@/components/ui/placeholder-label'
import { companyOf } from '@/lib/company-contact'
import { getContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/locales'

/** Error boundary fallback: outcome of a sent enquiry, phone, e-mail and a reload button. */
export function PageFailure({ locale }: { locale: Locale }) {
  const content = getContent(locale)
  const { title, text, reload, arrived, failed, open } = content.labels.failed
  const { phone, email, placeholderNote } = companyOf(content)
  return (
    <FailureNotice title={title} enquiry={{ arrived, failed, open }}>
      <p>{text}</p>
      <p className="flex flex-wrap items-center gap-x-6">
        <PhoneLink phone={phone} />
        <EmailLink email={email} />
        <CompanyPlaceholderLabel placeholderNote={placeholderNote} />
      </p>
      {/* A form without `action` submits to the current URL: a reload without scripts. */}
      <form>
        <Button type="submit">{reload}</Button>
      </form>
    </FailureNotice>
  )
}

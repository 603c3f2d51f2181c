import { FailureNotice } from '@/components/islands/enquiry/failure-notice'
import { Button } from '@/components/ui/button'
import { EmailLink, PhoneLink } from '@/components/ui/reach-link'
import { companyOf } from '@/lib/company'
import type { SiteContent } from '@/lib/content/gateway'

/** What stands in place of a part of the page that has failed: what became of an enquiry, and the ways onward. */
export function PageFailure({ content }: { content: SiteContent }) {
  const { failed } = content.labels
  const { phone, email } = companyOf(content)
  return (
    <FailureNotice title={failed.title} enquiry={failed}>
      <p>{failed.text}</p>
      <p className="flex flex-wrap gap-x-6">
        <PhoneLink phone={phone} />
        <EmailLink email={email} />
      </p>
      {/* A form without an address loads the page anew. */}
      <form>
        <Button type="submit">{failed.reload}</Button>
      </form>
    </FailureNotice>
  )
}

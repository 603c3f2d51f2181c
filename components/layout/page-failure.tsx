import { FailureNotice } from '@/components/islands/failure-notice'
import { Button } from '@/components/ui/button'
import { companyOf } from '@/lib/company'
import type { SiteContent } from '@/lib/content'
import { telephoneHref } from '@/lib/telephone'

const link = 'inline-block py-1 font-semibold text-sindoor underline'

/** What stands in place of a part of the page that has failed: what became of an enquiry, and the ways onward. */
export function PageFailure({ content }: { content: SiteContent }) {
  const { failed } = content.labels
  const { phone, email } = companyOf(content)
  return (
    <FailureNotice title={failed.title} enquiry={failed}>
      <p>{failed.text}</p>
      <p className="flex flex-wrap gap-x-6">
        <a href={telephoneHref(phone)} className={link}>
          {phone}
        </a>
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      </p>
      {/* A form without an address loads the page anew. */}
      <form>
        <Button type="submit">{failed.reload}</Button>
      </form>
    </FailureNotice>
  )
}

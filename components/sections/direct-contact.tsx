import { EmailLink, PhoneLink } from '@/components/ui/reach-link'
import { companyOf } from '@/lib/company'
import type { SiteContent } from '@/lib/content/gateway'

/** Why the form cannot send, and how to reach the company instead. */
export function DirectContact({ content, text }: { content: SiteContent; text: string }) {
  const { phone, email } = companyOf(content)
  return (
    <>
      <p>{text}</p>
      <PhoneLink phone={phone} />
      <br />
      <EmailLink email={email} />
      <address className="py-1 not-italic">{content.site.address}</address>
    </>
  )
}

import { EmailLink, PhoneLink } from '@/components/ui/reach-link'
import type { SiteContent } from '@/lib/content/gateway'

/** The head office with its address, phones and e-mail addresses. */
export const HeadOffice = ({ title, site }: { title: string; site: SiteContent['site'] }) => (
  <section>
    <h2 className="text-h3">{title}</h2>
    <address className="mt-3 border-l border-margin pl-4 not-italic">
      <p className="py-1">{site.address}</p>
      <p className="flex flex-wrap gap-x-6">
        {site.phones.map((phone, index) => (
          <PhoneLink key={index} phone={phone} variant="ink" />
        ))}
      </p>
      <p className="flex flex-wrap gap-x-6">
        {site.emails.map((email, index) => (
          <EmailLink key={index} email={email} variant="ink" />
        ))}
      </p>
    </address>
  </section>
)

import { EmailLink, PhoneLink } from '@/components/ui/reach-link'
import type { SiteContent } from '@/lib/content/gateway'

/** The head office with its address, phones and e-mail addresses. */
export const HeadOffice = ({ title, site }: { title: string; site: SiteContent['site'] }) => (
  <section>
    <h2 className="text-h3">{title}</h2>
    <address className="mt-3 border-l border-margin pl-4 not-italic">
      <p className="py-1">{site.address}</p>
      <p className="flex flex-wrap gap-x-6">
        {site.phones.map((phone) => (
          <PhoneLink key={phone} phone={phone} look="ink" />
        ))}
      </p>
      <p className="flex flex-wrap gap-x-6">
        {site.emails.map((email) => (
          <EmailLink key={email} email={email} look="ink" />
        ))}
      </p>
    </address>
  </section>
)

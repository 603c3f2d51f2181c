import { EmailLink, PhoneLink } from '@/components/ui/reach-link'
import type { SiteContent } from '@/lib/content/gateway'

import { BranchOffices } from './branch-offices'

type Office = SiteContent['site']['offices'][number]

/** Head office and branch offices as a ledger. */
export function Offices({ content, offices }: { content: SiteContent; offices: readonly Office[] }) {
  const { site, labels } = content
  return (
    <div className="double-rule-top">
      <div className="grid items-baseline gap-x-4 border-b border-l border-b-rule border-l-margin py-3 pl-4 sm:grid-cols-[minmax(min-content,9rem)_1fr]">
        <h3 className="text-lg">{labels.headOffice}</h3>
        <address className="not-italic">
          <p className="py-1">{site.address}</p>
          <ul className="flex flex-wrap gap-x-6">
            {site.phones.map((phone) => (
              <li key={phone}>
                <PhoneLink phone={phone} look="ledger" />
              </li>
            ))}
          </ul>
          <ul className="flex flex-wrap gap-x-6">
            {site.emails.map((email) => (
              <li key={email}>
                <EmailLink email={email} look="ledger" />
              </li>
            ))}
          </ul>
        </address>
      </div>
      <BranchOffices offices={offices} />
    </div>
  )
}

import { ReachLine } from '@/components/ui/reach-line'
import type { SiteContent } from '@/lib/content/gateway'

import { BranchOffices } from './branch-offices'

type Office = SiteContent['site']['offices'][number]

/** Head office and branch offices as a ledger. */
export function Offices({ content, offices }: { content: SiteContent; offices: readonly Office[] }) {
  const { enquiryForm, labels, site } = content
  return (
    <div className="double-rule-top">
      <div className="grid items-baseline gap-x-4 border-b border-l border-b-rule border-l-margin py-3 pl-4 sm:grid-cols-[minmax(min-content,9rem)_1fr]">
        <h3 className="text-lg">{labels.headOffice}</h3>
        <address className="not-italic">
          <p className="py-1">{site.address}</p>
          {[site.phones, site.emails].map((list) => (
            <ul key={list[0]} className="flex flex-wrap gap-x-6">
              {list.map((one) => (
                <li key={one}>
                  <ReachLine to={one} words={enquiryForm.failure} look="ledger" />
                </li>
              ))}
            </ul>
          ))}
        </address>
      </div>
      <BranchOffices offices={offices} />
    </div>
  )
}

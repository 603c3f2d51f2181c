import { ReachLine } from '@/components/ui/reach-line'
import type { SiteContent } from '@/lib/content/gateway'

import { BranchOffices } from './branch-offices'

interface OfficesProps {
  site: Pick<SiteContent['site'], 'address' | 'phones' | 'emails'>
  /** Name of the head office. */
  headOffice: string
  branches: SiteContent['site']['offices']
  /** What is said of a phone, and of an e-mail address. */
  words: SiteContent['enquiryForm']['failure']
}

/** Head office and branch offices as a ledger. */
export function Offices({ site, headOffice, branches, words }: OfficesProps) {
  return (
    <div className="double-rule-top">
      <div className="grid items-baseline gap-x-4 border-b border-l border-b-rule border-l-margin py-3 pl-4 sm:grid-cols-[minmax(min-content,9rem)_1fr]">
        <h3 className="text-lg">{headOffice}</h3>
        <address className="not-italic">
          <p className="py-1">{site.address}</p>
          {[site.phones, site.emails].map((list) => (
            <ul key={list[0]} className="flex flex-wrap gap-x-6">
              {list.map((one) => (
                <li key={one}>
                  <ReachLine to={one} words={words} variant="ledger" />
                </li>
              ))}
            </ul>
          ))}
        </address>
      </div>
      <BranchOffices offices={branches} />
    </div>
  )
}

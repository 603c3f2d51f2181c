import { PhoneLink } from '@/components/ui/reach-link'
import type { SiteContent } from '@/lib/content/gateway'

type Office = SiteContent['site']['offices'][number]

/** The branch offices with phone, and coordinator if any, in ruled rows. */
export const BranchOffices = ({ offices }: { offices: readonly Office[] }) => (
  <ul>
    {offices.map(({ id, place, coordinator, phone }) => (
      <li
        key={id}
        className="grid grid-cols-[minmax(min-content,1fr)_auto] items-baseline gap-x-4 border-b border-l border-b-rule border-l-margin py-1.5 pl-4 sm:grid-cols-[minmax(min-content,9rem)_1fr_auto]"
      >
        <h3 className="text-lg">{place}</h3>
        {coordinator && <p className="max-sm:col-span-2 max-sm:row-start-2">{coordinator}</p>}
        <PhoneLink phone={phone} variant="ledger" className="col-start-2 sm:col-start-3" />
      </li>
    ))}
  </ul>
)

import { ContactLink } from '@/components/ui/contact-link'
import type { SiteContent } from '@/lib/content/gateway'

type Office = SiteContent['site']['offices'][number]

interface BranchOfficesProps {
  offices: readonly Office[]
  /** Screen-reader note on each placeholder phone number; the number is the key. */
  placeholderNotes: Record<string, string>
}

/** A ruled row per branch office, with place, optional coordinator and phone. */
export const BranchOffices = ({ offices, placeholderNotes }: BranchOfficesProps) => (
  <ul>
    {offices.map(({ id, place, coordinator, phone }) => (
      <li
        key={id}
        className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-l border-b-rule border-l-margin py-1.5 pl-4"
      >
        <h3 className="text-lg sm:w-28">{place}</h3>
        {coordinator && <p className="grow max-sm:order-last max-sm:w-full">{coordinator}</p>}
        <ContactLink contact={phone} srNote={placeholderNotes[phone]} variant="ledger" />
      </li>
    ))}
  </ul>
)

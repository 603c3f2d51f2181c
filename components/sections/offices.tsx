import type { ReactNode } from 'react'

import { ContactLink } from '@/components/ui/contact-link'
import type { SiteContent } from '@/lib/content/gateway'

export type Site = SiteContent['site']

interface HeadOfficeAddressProps {
  site: Site
  renderContact: (contact: string) => ReactNode
}

/** Postal address, opening hours, remote help, phone numbers and e-mail addresses of the head office. */
export const HeadOfficeAddress = ({ site, renderContact }: HeadOfficeAddressProps) => (
  <address className="not-italic">
    <p className="py-1">{site.address}</p>
    {site.hours && <p className="py-1">{site.hours}</p>}
    {site.remoteHelp && <p className="py-1">{site.remoteHelp}</p>}
    {[site.phones, site.emails].map((contacts) => (
      <ul key={contacts[0]} className="flex flex-wrap gap-x-6">
        {contacts.map((contact) => (
          <li key={contact}>{renderContact(contact)}</li>
        ))}
      </ul>
    ))}
  </address>
)

const branchVariants = {
  ledger: {
    list: 'branch-offices',
    Place: 'h3',
    row: 'items-baseline border-b-rule py-1.5',
    // `break-after` of headings in the last row would apply to the whole section.
    place: 'text-lg sm:w-36 print:break-after-auto',
    coordinator: 'grow max-sm:order-last max-sm:basis-full',
  },
  ink: {
    list: 'branch-offices print:grid print:grid-cols-2 print:gap-x-6',
    Place: 'span',
    row: 'items-center border-b-ink-soft py-1',
    place: 'font-semibold',
    coordinator: 'order-last w-full',
  },
} as const

interface BranchOfficesProps {
  site: Site
  /** `ledger`: with headings, on paper; `ink`: in the footer. */
  variant: keyof typeof branchVariants
}

/** A ruled row per branch office, with place, optional coordinator and phone. */
export function BranchOffices({ site: { offices, placeholderNotes }, variant }: BranchOfficesProps) {
  const { Place, ...classes } = branchVariants[variant]
  return (
    <ul className={classes.list}>
      {offices.map(({ id, place, coordinator, phone }) => (
        <li
          key={id}
          className={`flex flex-wrap justify-between gap-x-4 border-b border-l border-l-margin pl-4 ${classes.row}`}
        >
          <Place className={classes.place}>{place}</Place>
          {coordinator && <span className={classes.coordinator}>{coordinator}</span>}
          <ContactLink contact={phone} srLabel={place} srNote={placeholderNotes[phone]} variant={variant} />
        </li>
      ))}
    </ul>
  )
}

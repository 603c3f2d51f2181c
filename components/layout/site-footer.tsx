import { clsx } from 'clsx'

import { CurrentYear } from '@/components/islands/page/current-year'
import { MapFrame } from '@/components/islands/page/map-frame'
import { AnyLink } from '@/components/ui/any-link'
import { Fold } from '@/components/ui/fold'
import { PhoneLink, EmailLink } from '@/components/ui/reach-link'
import { Static } from '@/components/ui/static'
import type { SiteContent } from '@/lib/content/gateway'
import { interpolate } from '@/lib/interpolate'
import { footerLists } from '@/lib/content/menu'
import { ids } from '@/lib/page-start/contract'

/** With more branch offices than this, the list has columns over the whole width. */
const ONE_COLUMN = 6

/** Shows a menu label, which content has in capitals, in sentence case, as the menu does. */
const MENU_WORD = 'lowercase first-letter:uppercase'

const link = 'inline-block py-1 hover:text-marigold hover:underline'

/** Offices, all pages of the site, map and copyright; the foot of every page (specification, section 2). */
export function SiteFooter({ content }: { content: SiteContent }) {
  const { site, labels } = content
  const many = site.offices.length > ONE_COLUMN
  const branches = <BranchOffices title={labels.branchOffices} offices={site.offices} />
  const map = `https://www.google.com/maps?q=${encodeURIComponent(site.map.query)}`
  return (
    <footer
      data-scroll-in="slow"
      className="bg-ink text-sm text-paper print:break-inside-avoid print:border-t print:border-ink print:bg-paper print:text-ink"
    >
      <div className="container-page grid gap-x-10 gap-y-8 py-8 md:gap-y-12 md:py-14 lg:grid-cols-[5fr_7fr] xl:grid-cols-[21rem_1fr_16rem] print:block print:py-3">
        <Static className="grid content-start gap-8 md:gap-10 lg:row-span-2 xl:row-span-1 print:grid-cols-2 print:gap-6">
          <section>
            <h2 className="text-h3">{labels.headOffice}</h2>
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
          {!many && branches}
        </Static>
        <Static className="print:hidden">
          <nav id={ids.links} tabIndex={-1} aria-labelledby="site-links-title">
            <h2 id="site-links-title" className="text-h3">
              {labels.usefulLinks}
            </h2>
            <div className="mt-3 grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-4 md:gap-x-8">
              {footerLists(content).map(({ title, links }) => (
                <div key={title}>
                  <h3 className="font-text text-sm font-semibold text-marigold">{title}</h3>
                  <ul className="mt-1">
                    {links.map(({ label, href, newTab }) => (
                      <li key={href}>
                        <AnyLink href={href} newTab={newTab} className={clsx(link, newTab && MENU_WORD)}>
                          {label}
                        </AnyLink>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </nav>
        </Static>
        <div className="print:hidden">
          <Fold title={<Static as="span">{site.map.title}</Static>} narrow onInk>
            <MapFrame src={`${map}&output=embed`} title={site.map.title} />
            <Static as="a" href={map} className={`${link} mt-2`}>
              {site.map.linkLabel}
            </Static>
          </Fold>
        </div>
        {many && <Static className="lg:col-span-full">{branches}</Static>}
      </div>
      <div className="border-t border-ink-soft print:hidden">
        <p className="container-page flex flex-wrap justify-between gap-x-8 gap-y-1 py-3 md:py-5">
          <Static as="span" className="bg-ink font-heading font-semibold text-marigold">
            {site.since}
          </Static>
          <CurrentYear text={interpolate(site.copyright, { name: site.name })} builtIn={new Date().getFullYear()} />
        </p>
      </div>
    </footer>
  )
}

/** The branch offices with phone, and coordinator if any; many of them in columns. */
const BranchOffices = ({ title, offices }: { title: string; offices: SiteContent['site']['offices'] }) => {
  const many = offices.length > ONE_COLUMN
  return (
    <section>
      <h2 className="text-h3">{title}</h2>
      <ul className={clsx('mt-3 grid gap-x-10', many && 'md:grid-cols-2 xl:grid-cols-3')}>
        {offices.map(({ id, place, coordinator, phone }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(min-content,1fr)_auto] content-start gap-x-4 border-b border-l border-b-ink-soft border-l-margin py-1 pl-4"
          >
            <span className="self-center font-semibold">{place}</span>
            {coordinator && <span className="row-start-2">{coordinator}</span>}
            <PhoneLink phone={phone} look="ink" className="col-start-2 row-span-2 self-center" />
          </li>
        ))}
      </ul>
    </section>
  )
}

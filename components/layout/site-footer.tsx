import { CurrentYear } from '@/components/islands/current-year'
import { BranchOffices, HeadOfficeAddress, type Site } from '@/components/sections/offices'
import { PlaceholderLabel } from '@/components/sections/placeholder-label'
import { AnyLink } from '@/components/ui/any-link'
import { ContactLink } from '@/components/ui/contact-link'
import { Disclosure, HeadedDisclosure } from '@/components/ui/disclosure'
import { MapFrame } from '@/components/ui/map-frame'
import { Unhydrated } from '@/components/ui/unhydrated'
import { elementIds } from '@/lib/before-hydration/contract'
import { getContent } from '@/lib/content/gateway'
import { footerLists, type MenuList } from '@/lib/content/menu'
import { interpolate } from '@/lib/i18n/interpolate'
import type { Locale } from '@/lib/i18n/locales'

const linkClass = 'inline-block py-1 hover:text-marigold hover:underline'

/** Footer of every page: offices, links to all pages, map and copyright (specification, section 2). */
export function SiteFooter({ locale }: { locale: Locale }) {
  const content = getContent(locale)
  const { site, labels } = content
  const mapUrl = `https://www.google.com/maps?q=${encodeURIComponent(site.map.query)}`
  return (
    // On paper, a page with the postal address has all offices already.
    <footer
      data-scroll-in="slow"
      className="bg-ink text-sm text-paper print:break-inside-avoid print:border-t print:border-ink print:bg-paper print:text-ink print:[main:has(address)~&]:hidden"
    >
      {/* None below a page that ends in a pattern of its own. */}
      <div className="h-[30px] bg-[url(/weaves/site-band.png)] bg-center [image-rendering:pixelated] print:hidden [main:has(>.woven-panel:last-child)+*_&]:hidden" />
      <div className="container-page grid gap-x-10 gap-y-8 py-8 md:grid-cols-[5fr_7fr] md:gap-y-10 md:py-14 xl:grid-cols-[21rem_1fr_16rem] print:block print:py-4">
        <Unhydrated name="footer-offices" className="grid content-start gap-8 md:gap-10 print:grid-cols-2 print:gap-4">
          <HeadOffice title={labels.headOffice} site={site} />
          <FooterBranches title={labels.branchOffices} site={site} />
        </Unhydrated>
        <div className="grid content-start gap-8 md:gap-10 xl:contents print:hidden">
          <FooterLinks title={labels.usefulLinks} lists={footerLists(content)} />
          <Disclosure title={<span>{site.map.title}</span>} foldsBelowLgOnly onInk>
            <MapFrame src={`${mapUrl}&output=embed`} title={site.map.title} />
            <a href={mapUrl} className={`${linkClass} mt-2`}>
              {site.map.linkLabel}
            </a>
          </Disclosure>
        </div>
      </div>
      <div className="border-t border-ink-soft print:hidden">
        <p className="container-page flex flex-wrap justify-between gap-x-8 gap-y-1 py-3 md:py-4">
          <span className="bg-ink font-heading font-semibold text-marigold">{site.since}</span>
          {site.registration && <span>{site.registration}</span>}
          <CurrentYear
            locale={locale}
            text={interpolate(site.copyright, { name: site.name })}
            buildYear={new Date().getFullYear()}
          />
        </p>
      </div>
    </footer>
  )
}

const HeadOffice = ({ title, site }: { title: string; site: Site }) => (
  <section>
    <h2 className="text-h3">
      {title} <PlaceholderLabel placeholderNotes={site.placeholderNotes} contacts={[...site.phones, ...site.emails]} />
    </h2>
    <div className="mt-3 border-l border-margin pl-4">
      <HeadOfficeAddress
        site={site}
        renderContact={(contact) => (
          <ContactLink contact={contact} srNote={site.placeholderNotes[contact]} variant="ink" />
        )}
      />
    </div>
  </section>
)

/** Branch offices, folded below `lg`, and there not below a list of them in the page. */
const FooterBranches = (props: { title: string; site: Site }) => (
  <section className="[main:has(.branch-offices)~footer_&]:max-lg:hidden">
    <Disclosure title={<BranchesTitle {...props} />} foldsBelowLgOnly onInk>
      <div className="mb-3 max-lg:hidden">
        <BranchesTitle {...props} />
      </div>
      <BranchOffices site={props.site} variant="ink" />
    </Disclosure>
  </section>
)

const BranchesTitle = ({ title, site }: { title: string; site: Site }) => (
  <h2 className="text-h3">
    {title}{' '}
    <PlaceholderLabel placeholderNotes={site.placeholderNotes} contacts={site.offices.map(({ phone }) => phone)} />
  </h2>
)

const LINKS_TITLE_ID = `${elementIds.footerLinks}-title`

const FooterLinks = ({ title, lists }: { title: string; lists: readonly MenuList[] }) => (
  <Unhydrated
    as="nav"
    name={elementIds.footerLinks}
    id={elementIds.footerLinks}
    tabIndex={-1}
    aria-labelledby={LINKS_TITLE_ID}
  >
    <h2 id={LINKS_TITLE_ID} className="text-h3">
      {title}
    </h2>
    <div className="mt-3 grid gap-x-8 lg:flex lg:justify-between">
      {lists.map(({ title: groupName, links }, groupIndex) => (
        <HeadedDisclosure key={groupIndex} title={groupName} titleClass="font-text text-sm text-marigold">
          <ul className="mt-1">
            {links.map(({ label, href, newTabNote }, index) => (
              <li key={index}>
                <AnyLink href={href} newTabNote={newTabNote} className={linkClass}>
                  {label}
                </AnyLink>
              </li>
            ))}
          </ul>
        </HeadedDisclosure>
      ))}
    </div>
  </Unhydrated>
)

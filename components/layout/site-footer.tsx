import { CurrentYear } from '@/components/islands/page/current-year'
import { MapFrame } from '@/components/islands/page/map-frame'
import { Fold } from '@/components/ui/fold'
import { getContent } from '@/lib/content/gateway'
import { footerLists } from '@/lib/content/menu'
import { interpolate } from '@/lib/interpolate'
import type { Locale } from '@/lib/locales'

import { FooterBranches, needsColumns } from './footer-branches'
import { footerLink, FooterLinks } from './footer-links'
import { HeadOffice } from './head-office'

/** Offices, all pages of the site, map and copyright; the foot of every page (specification, section 2). */
export function SiteFooter({ locale }: { locale: Locale }) {
  const content = getContent(locale)
  const { site, labels } = content
  const many = needsColumns(site.offices)
  const branches = <FooterBranches title={labels.branchOffices} offices={site.offices} />
  const map = `https://www.google.com/maps?q=${encodeURIComponent(site.map.query)}`
  return (
    <footer
      data-scroll-in="slow"
      className="bg-ink text-sm text-paper print:break-inside-avoid print:border-t print:border-ink print:bg-paper print:text-ink"
    >
      <div className="container-page grid gap-x-10 gap-y-8 py-8 md:gap-y-12 md:py-14 lg:grid-cols-[5fr_7fr] xl:grid-cols-[21rem_1fr_16rem] print:block print:py-3">
        <div className="grid content-start gap-8 md:gap-10 lg:row-span-2 xl:row-span-1 print:grid-cols-2 print:gap-6">
          <HeadOffice title={labels.headOffice} site={site} />
          {!many && branches}
        </div>
        <div className="print:hidden">
          <FooterLinks title={labels.usefulLinks} lists={footerLists(content)} />
        </div>
        <div className="print:hidden">
          <Fold title={<span>{site.map.title}</span>} narrow onInk>
            <MapFrame src={`${map}&output=embed`} title={site.map.title} />
            <a href={map} className={`${footerLink} mt-2`}>
              {site.map.linkLabel}
            </a>
          </Fold>
        </div>
        {many && <div className="lg:col-span-full">{branches}</div>}
      </div>
      <div className="border-t border-ink-soft print:hidden">
        <p className="container-page flex flex-wrap justify-between gap-x-8 gap-y-1 py-3 md:py-5">
          <span className="bg-ink font-heading font-semibold text-marigold">{site.since}</span>
          <CurrentYear text={interpolate(site.copyright, { name: site.name })} builtIn={new Date().getFullYear()} />
        </p>
      </div>
    </footer>
  )
}

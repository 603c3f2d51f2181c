import { PageGuard } from '@/components/islands/page/page-guard'
import { SiteMenu } from '@/components/islands/menu/site-menu'
import { StickyBar } from '@/components/islands/page/sticky-bar'
import { companyOf } from '@/lib/company'
import { getContent } from '@/lib/content/gateway'
import { menuItems } from '@/lib/content/menu'
import { ids } from '@/lib/page-start/contract'
import { localeFacts, locales, type Locale } from '@/lib/locales'
import { routesFor } from '@/lib/routes'

import { CompanyMark } from './company-mark'
import { ContactLine } from './contact-line'

/** Contact line, company mark and menu bar; the head of every page (specification, section 2). */
export function SiteHeader({ locale, wrongAddress }: { locale: Locale; wrongAddress?: boolean }) {
  const content = getContent(locale)
  const { labels, site } = content
  const languages = {
    prefix: localeFacts[locale].prefix,
    others: locales
      .filter((other) => other !== locale)
      .map((other) => ({ locale: other, name: localeFacts[other].name, prefix: localeFacts[other].prefix })),
  }
  return (
    // The header has its own view transition and is therefore a separate layer, which must stay on top.
    <header className="site-header relative z-30">
      <ContactLine company={companyOf(content)} labels={labels} languages={languages} wrongAddress={wrongAddress} />
      <StickyBar>
        <div className="relative container-page flex h-[var(--bar)] items-center justify-between gap-4">
          <CompanyMark name={site.name} home={routesFor(locale).home} />
          <PageGuard
            instead={
              <a href={`#${ids.links}`} className="font-semibold text-sindoor underline">
                {labels.menu}
              </a>
            }
          >
            <SiteMenu
              items={menuItems(content)}
              labels={{ mainMenu: labels.mainMenu, menu: labels.menu }}
              languages={languages}
              wrongAddress={wrongAddress}
            />
          </PageGuard>
        </div>
      </StickyBar>
    </header>
  )
}

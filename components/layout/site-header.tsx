import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { PageGuard } from '@/components/islands/page/page-guard'
import { SiteMenu } from '@/components/islands/menu/site-menu'
import { StickyBar } from '@/components/islands/page/sticky-bar'
import { PhoneLink } from '@/components/ui/reach-link'
import { companyOf } from '@/lib/company'
import type { SiteContent } from '@/lib/content/gateway'
import { menuItems } from '@/lib/content/menu'
import { ids } from '@/lib/page-start/contract'
import { localeFacts, locales } from '@/lib/locales'
import { routesFor } from '@/lib/routes'

import { CompanyMark } from './company-mark'
import { ContactLine } from './contact-line'

/** Contact line, company mark and menu bar; the head of every page (specification, section 2). */
export function SiteHeader({ content, wrongAddress }: { content: SiteContent; wrongAddress?: boolean }) {
  const { labels } = content
  const languages = {
    prefix: localeFacts[content.locale].prefix,
    others: locales
      .filter((locale) => locale !== content.locale)
      .map((locale) => ({ locale, name: localeFacts[locale].name, prefix: localeFacts[locale].prefix })),
  }
  return (
    // The header has its own view transition and is therefore a separate layer, which must stay on top.
    <header className="site-header relative z-30">
      <ContactLine content={content} languages={languages} wrongAddress={wrongAddress} />
      <StickyBar>
        <div className="relative container-page flex h-[var(--bar)] items-center justify-between gap-4">
          <CompanyMark content={content} />
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
            >
              <PhoneLink phone={companyOf(content).phone} srLabel={labels.callUs} />
              <ContactButton contact={routesFor(content.locale).contact}>{labels.demo}</ContactButton>
            </SiteMenu>
          </PageGuard>
        </div>
      </StickyBar>
    </header>
  )
}

import { PageGuard } from '@/components/islands/page/page-guard'
import { LanguageLinks } from '@/components/islands/menu/language-links'
import { SiteMenu } from '@/components/islands/menu/site-menu'
import { StickyBar } from '@/components/islands/page/sticky-bar'
import { EmailLink, PhoneLink } from '@/components/ui/reach-link'
import { Static } from '@/components/ui/static'
import { Weave } from '@/components/ui/weave'
import { companyOf } from '@/lib/company'
import type { SiteContent } from '@/lib/content/gateway'
import { menuItems } from '@/lib/content/menu'
import { ids } from '@/lib/page-start/contract'
import { localeFacts, locales } from '@/lib/locales'
import { routesFor } from '@/lib/routes'

/** Contact line, company mark and menu bar; the head of every page (specification, section 2). */
export function SiteHeader({ content, wrongAddress }: { content: SiteContent; wrongAddress?: boolean }) {
  const { site, labels } = content
  const { email, phone } = companyOf(content)
  const languages = {
    prefix: localeFacts[content.locale].prefix,
    others: locales
      .filter((locale) => locale !== content.locale)
      .map((locale) => ({ locale, name: localeFacts[locale].name, prefix: localeFacts[locale].prefix })),
  }
  const [mark, ...rest] = site.name.split(' ')
  return (
    // The header has its own view transition and is therefore a separate layer, which must stay on top.
    <header className="site-header relative z-30">
      <div className="bg-ink text-sm text-paper print:hidden">
        <div className="container-page flex justify-between gap-x-8">
          <Static className="flex flex-wrap gap-x-8">
            <EmailLink email={email} look="ink" srLabel={labels.writeUs} />
            <PhoneLink phone={phone} look="ink" srLabel={labels.callUs} />
          </Static>
          <LanguageLinks
            languages={languages}
            wrongAddress={wrongAddress}
            className="inline-flex min-h-11 items-center hover:text-marigold hover:underline lg:pointer-fine:min-h-8"
          />
        </div>
      </div>
      <StickyBar>
        <div className="relative container-page flex h-[var(--bar)] items-center justify-between gap-4">
          <Static as="a" href={routesFor(content.locale).home} className="flex min-h-11 items-center gap-3">
            <span className="size-[45px] shrink-0">
              <Weave name="site-mark" cell={3} first />
            </span>
            <span className="font-heading text-[clamp(1rem,5vw,1.5rem)] leading-tight font-bold">
              {`${mark} `}
              <span className="font-text text-sm font-normal text-ink-soft">{rest.join(' ')}</span>
            </span>
          </Static>
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

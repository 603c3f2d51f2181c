import { PathContactButton } from '@/components/islands/contact-dialog/path-contact-button'
import { ErrorBoundary } from '@/components/islands/hydration/error-boundary'
import { LanguageLinks } from '@/components/islands/menu/language-links'
import { SiteMenu } from '@/components/islands/menu/site-menu'
import { StickyBar } from '@/components/islands/menu/sticky-bar'
import { PlaceholderLabel } from '@/components/sections/placeholder-label'
import { Weave } from '@/components/sections/weave'
import { ContactLink } from '@/components/ui/contact-link'
import { TextLink } from '@/components/ui/text-link'
import { elementIds } from '@/lib/before-hydration/contract'
import { companyOf } from '@/lib/content/company-contact'
import { getContent } from '@/lib/content/gateway'
import { menuItems } from '@/lib/content/menu'
import type { Locale } from '@/lib/i18n/locales'
import { routesFor } from '@/lib/urls/routes'

interface SiteHeaderProps {
  locale: Locale
  /** Enquiry subjects by pathname. */
  subjectByPath: Record<string, string>
  isNotFoundPage?: boolean
}

/** Header of every page: contact line, company logo, menu bar (specification, section 2). */
export function SiteHeader({ locale, subjectByPath, isNotFoundPage }: SiteHeaderProps) {
  const content = getContent(locale)
  const { labels, site } = content
  const company = companyOf(content)
  const phoneLink = {
    contact: company.phone,
    srLabel: labels.phoneLinkName,
    srNote: site.placeholderNotes[company.phone],
  }
  const emailLink = { contact: company.email, srLabel: labels.writeUs, srNote: site.placeholderNotes[company.email] }
  const contacts = [company.phone, company.email]
  const routes = routesFor(locale)
  return (
    // `z-30`: the menu opens over the page, whose slides create stacking contexts.
    <header className="site-header relative z-30">
      <div className="bg-ink text-sm text-paper print:hidden">
        <div className="container-page flex flex-wrap justify-between gap-x-4">
          <div className="flex flex-wrap gap-x-4">
            <ContactLink {...phoneLink} variant="ink" />
            <ContactLink {...emailLink} variant="ink" className="max-md:hidden md:ml-4" />
            <PlaceholderLabel
              placeholderNotes={site.placeholderNotes}
              contacts={contacts}
              className="self-center text-xs text-rule"
            />
          </div>
          <LanguageLinks
            locale={locale}
            isNotFoundPage={isNotFoundPage}
            className="inline-flex min-h-11 items-center underline hover:text-marigold lg:pointer-fine:min-h-8"
          />
        </div>
      </div>
      <StickyBar>
        <div className="relative container-page flex h-[var(--bar-height)] items-center justify-between gap-[12px]">
          <CompanyMark name={site.name} homeHref={routes.home} />
          <ErrorBoundary
            fallback={
              <TextLink href={`#${elementIds.footerLinks}`} className="font-semibold">
                {labels.menu}
              </TextLink>
            }
          >
            <SiteMenu
              items={menuItems(content)}
              labels={{ mainMenu: labels.mainMenu, menu: labels.menu }}
              locale={locale}
              isNotFoundPage={isNotFoundPage}
            >
              <ContactLink {...phoneLink} />
              <ContactLink {...emailLink} />
              <PathContactButton contactPath={routes.contact} subjectByPath={subjectByPath}>
                {labels.demo}
              </PathContactButton>
            </SiteMenu>
          </ErrorBoundary>
        </div>
      </StickyBar>
    </header>
  )
}

/** Logo and company name, linked to the home page. */
function CompanyMark({ name, homeHref }: { name: string; homeHref: string }) {
  const [firstWord, ...otherWords] = name.split(' ')
  return (
    <a href={homeHref} className="flex min-h-11 items-center gap-[12px]">
      <span className="size-[45px] shrink-0">
        <Weave name="site-logo" cell={3} eager />
      </span>
      <span className="font-heading text-[min(5vw,1.5rem)] leading-tight font-semibold">
        {`${firstWord} `}
        <span className="font-text text-[0.7em] font-normal text-ink-soft">{otherWords.join(' ')}</span>
      </span>
    </a>
  )
}

import { clsx } from 'clsx'

import { PathContactButton } from '@/components/islands/contact-dialog/path-contact-button'
import { PlaceholderLabel } from '@/components/sections/placeholder-label'
import { AnyLink } from '@/components/ui/any-link'
import { ContactLink } from '@/components/ui/contact-link'
import { LineIcon } from '@/components/ui/glyph'
import { Unhydrated } from '@/components/ui/unhydrated'
import type { Network } from '@/content/schema/social-networks'
import { headOfficeOf } from '@/lib/content/company-contact'
import { getContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/i18n/locales'
import { leavesSite, routesFor } from '@/lib/urls/routes'

/** SVG path data of the networks' icons. Not in `Glyph`, which is in the client bundle of every page. */
const socialIconPaths: Record<Network, string> = {
  facebook: 'M9 15V9h2.5l.5-3H9V4.6c0-.9.4-1.4 1.5-1.4H12V.7C11.5.6 10.8.5 10 .5 7.9.5 6.5 1.8 6.5 4.1V6H4v3h2.5v6',
  youtube:
    'M1.5 4.5c0-1 .5-1.5 1.5-1.5h10c1 0 1.5.5 1.5 1.5v7c0 1-.5 1.5-1.5 1.5H3c-1 0-1.5-.5-1.5-1.5zM6.5 5.5v5l4-2.5z',
  linkedin:
    'M2 6h2.5v8H2zM2 2h2.5v2.5H2zM7 14V6h2.5v1.5C10 6.5 11 6 12 6c1.5 0 2 1 2 3v5h-2.5v-4.5C11.5 8.5 11.2 8 10.6 8 9.9 8 9.5 8.6 9.5 9.5V14z',
  instagram:
    'M4.5 1.5h7a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-7a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM11.7 4h.6v.6h-.6z',
  tiktok: 'M9 1v9.5a3 3 0 1 1-3-3M9 1c.2 2.6 1.8 4.2 4.5 4.5',
  viber:
    'M8 1.2c4.6 0 6.5 1.9 6.5 5.6s-1.9 5.6-6.5 5.6L5 15v-3C2.4 11.3 1.5 9.6 1.5 6.8 1.5 3.1 3.4 1.2 8 1.2zM5.5 4.2c.2 2.8 2.2 4.8 5 5',
  whatsapp: 'M1.5 14.5l1-3.5A6.5 6.5 0 1 1 5 13.5zM5.7 5.2c.2 2.8 2.3 4.9 5.1 5.1',
  x: 'M1.5 1.5h3.6l9.4 13h-3.6zM14 1.5 9.3 6.9M6.7 9.2 2 14.5',
}

interface FootBarProps {
  locale: Locale
  /** Enquiry subjects by pathname. */
  subjectByPath: Record<string, string>
}

/**
 * Call button, enquiry button and social links: from `wide` on in the right margin, without the enquiry button; below
 * `wide` in a sticky bottom bar. foot-bar.css hides both at the top of the page. Windows below 360 px height: not sticky.
 */
export function FootBar({ locale, subjectByPath }: FootBarProps) {
  const content = getContent(locale)
  const { labels, site } = content
  const { socials, placeholderNotes } = site
  return (
    <aside
      aria-label={`${labels.call}, ${labels.ask}`}
      className="foot-bar sticky bottom-0 z-20 flex flex-wrap items-center gap-x-2 border-rule bg-paper px-2 text-[min(1rem,5.5vw)] font-semibold max-wide:border-t max-wide:py-1 sm:gap-x-6 sm:px-5 wide:fixed wide:right-0 wide:bottom-6 wide:flex-col wide:items-end wide:px-0 print:hidden [@media(height<360px)]:static"
    >
      {/* Opens before hydration too: the first script queues clicks on buttons alone. */}
      <details data-light-dismiss="">
        <summary
          className={clsx(
            'grid min-h-[44px] min-w-[44px] cursor-pointer place-items-center px-1.5 hover:text-sindoor wide:w-[53px] wide:rounded-tl-lg wide:border wide:border-r-0 wide:border-b-0 wide:border-rule wide:bg-paper wide:py-2 [&::-webkit-details-marker]:hidden',
            // Devanagari letters hang from a line: turned, they would lie on their side.
            locale === 'en' && 'wide:px-3 wide:[writing-mode:vertical-rl]',
          )}
        >
          {labels.call}
        </summary>
        <ul className="fixed inset-auto bottom-14 left-2 rounded-lg border border-rule bg-paper px-4 py-2 text-base text-ink [box-shadow:0_6px_16px_#0000001f] wide:right-14 wide:bottom-6 wide:left-auto">
          {[headOfficeOf(content), ...site.offices].map(({ place, phone }, index) => (
            <li key={index} className="flex flex-wrap items-center justify-between gap-x-8">
              <span>
                {place} <PlaceholderLabel placeholderNotes={placeholderNotes} contacts={[phone]} />
              </span>
              <ContactLink contact={phone} srNote={placeholderNotes[phone]} />
            </li>
          ))}
        </ul>
      </details>
      <div className="wide:hidden">
        <PathContactButton contactPath={routesFor(locale).contact} subjectByPath={subjectByPath} variant="bar">
          {labels.ask}
        </PathContactButton>
      </div>
      {socials.length > 0 && (
        <Unhydrated
          as="nav"
          name="social"
          aria-label={labels.social}
          className="relative ml-auto border-rule max-wide:overflow-clip wide:rounded-bl-lg wide:border wide:border-r-0 wide:px-1"
        >
          <PlaceholderLabel
            placeholderNotes={placeholderNotes}
            contacts={socials.map(({ url }) => url)}
            className="pointer-events-none text-center text-[min(0.8125rem,15px)] leading-none font-normal text-ink-soft max-wide:absolute max-wide:inset-x-0 max-wide:bottom-0 wide:block wide:pt-2 wide:text-[min(0.75rem,13px)] wide:tracking-tight"
          />
          <ul className="flex flex-wrap wide:block">
            {socials.map(({ network, label, url }, index) => (
              <li key={index}>
                <AnyLink
                  href={url}
                  newTabNote={leavesSite(url) ? labels.opensInNewTab : undefined}
                  // The label of samples needs room below the icons, in a box that large letters do not enlarge.
                  className="grid size-[44px] place-items-center hover:text-sindoor focus-visible:-outline-offset-4 max-wide:[span+ul_&]:pb-[13px]"
                >
                  <LineIcon path={socialIconPaths[network]} className="size-[min(1.125rem,24px)]" />
                  <span className="sr-only">{[label, placeholderNotes[url]].filter(Boolean).join(', ')}</span>
                </AnyLink>
              </li>
            ))}
          </ul>
        </Unhydrated>
      )}
    </aside>
  )
}

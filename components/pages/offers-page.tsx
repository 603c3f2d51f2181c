import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { StructuredData } from '@/components/layout/structured-data'
import { WovenPanel } from '@/components/sections/woven-panel'
import { Unhydrated } from '@/components/ui/unhydrated'
import { getContent } from '@/lib/content/gateway'
import { withNewTabNote } from '@/lib/content/menu'
import type { Locale } from '@/lib/i18n/locales'
import { routesFor } from '@/lib/urls/routes'

/** The offers page: an advertisement with a link; below, a note on price offers if there is one, and a quotation button. */
export function OffersPage({ locale }: { locale: Locale }) {
  const content = getContent(locale)
  const { labels } = content
  const { offers } = content.company
  const routes = routesFor(locale)
  const { alt, heading, headline, text, linkLabel, noOffers, href } = offers
  return (
    <>
      <StructuredData locale={locale} path={routes.page('company', 'offers')} />
      <WovenPanel
        weave="site-offers"
        alt={alt}
        title={heading}
        headline={headline}
        text={text}
        link={withNewTabNote(content, { label: linkLabel, href })}
      >
        {/* `relative`: above the link's overlay, which covers the whole panel. */}
        <div className="relative mt-2 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t border-rule pt-6">
          {noOffers && (
            // Named here, or Next's manifest finds it in the home page's chunk (1.5 kB).
            <Unhydrated name="no-offers">{noOffers}</Unhydrated>
          )}
          <ContactButton contactPath={routes.contact} variant="outlined" subject={labels.askForQuotation}>
            {labels.askForQuotation}
          </ContactButton>
        </div>
      </WovenPanel>
    </>
  )
}

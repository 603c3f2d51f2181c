import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { Island } from '@/components/islands/hydration/island'
import { OldDataStart } from '@/components/islands/old-data/old-data-start'
import { LedgerRows } from '@/components/ui/ledger-rows'
import { FoldedSection } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import type { SiteContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/i18n/locales'
import { oldDataFile } from '@/lib/old-data/texts'
import { routesFor } from '@/lib/urls/routes'
import { sectionIds } from '@/lib/urls/section-ids'

import { ErrorFallback } from './error-fallback'

interface OldDataProps {
  locale: Locale
  texts: SiteContent['oldData']['section']
  /** Subject of an enquiry. */
  subject: string
  /** Text of the button that asks for help, for browsers without scripts. */
  contactUs: string
}

/** What the reader of old data reads and shows, and the buttons that start it; collapsed below `lg`. */
export function OldData({ locale, texts, subject, contactUs }: OldDataProps) {
  const { title, tagline, rows, steps, withoutScripts, choose, drop, paste, sample, loading, unloaded } = texts
  const contactPath = routesFor(locale).contact
  return (
    <FoldedSection
      title={title}
      tagline={tagline}
      summary={
        <hgroup>
          <h2>{title}</h2>
          <p className="mt-1 font-text text-sm font-normal text-ink-soft">{tagline}</p>
        </hgroup>
      }
    >
      <div id={sectionIds.oldData} className="below-head">
        <LedgerRows rows={rows} wide />
        {/* Of the tool, only results are printed; before them, it has no ids. */}
        <div className="mt-6 rounded-lg border border-rule bg-paper not-has-[[id]]:print:hidden noscript:hidden">
          <Island fallback={<ErrorFallback locale={locale} />}>
            <OldDataStart
              locale={locale}
              jsonUrl={`/data/${oldDataFile(locale)}`}
              texts={{ choose, drop, paste, sample, loading, unloaded }}
              subject={subject}
              contactPath={contactPath}
            />
          </Island>
        </div>
        <div className="hidden noscript:block">
          <p className="mt-4">{withoutScripts}</p>
          <ContactButton contactPath={contactPath} subject={subject}>
            {contactUs}
          </ContactButton>
        </div>
        <p className="mt-4">
          <TextLink href={`#${sectionIds.questions}`}>{steps}</TextLink>
        </p>
      </div>
    </FoldedSection>
  )
}

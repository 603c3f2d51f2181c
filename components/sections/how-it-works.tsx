import { LinkUnderText } from '@/components/ui/link-under-text'
import { noBreakWords } from '@/components/ui/no-break-words'
import { Section } from '@/components/ui/section'
import { findScreen, type SiteContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/i18n/locales'

import { MockScreen } from './mock-screen/mock-screen'

type HowItWorksProps = SiteContent['home']['howItWorks'] & { locale: Locale }

/** How the software works: title with its part `highlight` in red, text and link, above a mock screen. */
export function HowItWorks({ locale, title, highlight, text, link, screen: screenName }: HowItWorksProps) {
  const [beforeHighlight = '', afterHighlight = ''] = title.split(highlight)
  return (
    <Section unhydrated="how-it-works" className="grid grid-cols-1 gap-10 print:block">
      <div className="lg:grid lg:grid-cols-[5fr_6fr] lg:gap-x-16 print:mb-4">
        <h2 className="max-w-2xl">
          {noBreakWords(beforeHighlight)}
          <span className="text-sindoor">{highlight}</span>
          {noBreakWords(afterHighlight)}
        </h2>
        <div>
          <p className="max-w-text text-ink-soft max-lg:mt-6">{noBreakWords(text)}</p>
          <LinkUnderText link={link} />
        </div>
      </div>
      {screenName && <MockScreen screen={findScreen(locale, screenName)} />}
    </Section>
  )
}

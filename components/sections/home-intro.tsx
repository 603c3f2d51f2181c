import { LinkBelow } from '@/components/ui/link-below'
import { WholeWords } from '@/components/ui/whole-words'
import { Section } from '@/components/ui/section'
import { findScreen, type SiteContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/locales'

import { Screen } from './screen/screen'

type HomeIntroProps = SiteContent['home']['intro'] & { locale: Locale }

/** How the software works; `highlight` is the red part of `title`; a mock screen beside it. */
export function HomeIntro({ locale, title, highlight, text, link, screen }: HomeIntroProps) {
  const [before = '', after = ''] = title.split(highlight)
  return (
    <Section className="grid grid-cols-1 gap-10 lg:grid-cols-[5fr_6fr] lg:gap-16 print:block">
      <div>
        <h2 className="max-w-2xl">
          <WholeWords>{before}</WholeWords>
          <span className="text-sindoor">{highlight}</span>
          <WholeWords>{after}</WholeWords>
        </h2>
        <p className="mt-6 max-w-prose text-ink-soft">
          <WholeWords>{text}</WholeWords>
        </p>
        <LinkBelow link={link} />
      </div>
      {screen && <Screen screen={findScreen(locale, screen)} />}
    </Section>
  )
}

import { PageContactButton } from '@/components/islands/contact-dialog/page-contact-button'
import { HeadedDisclosure } from '@/components/ui/disclosure'
import { Ground } from '@/components/ui/ground'
import { noBreakWords } from '@/components/ui/no-break-words'
import { NumberedSteps } from '@/components/ui/numbered-steps'
import type { SiteContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/i18n/locales'
import { colours } from '@/lib/theme/colours'
import { routesFor } from '@/lib/urls/routes'

interface ContactBandProps {
  locale: Locale
  title: string
  /** Text of the button. */
  button: string
  /** Subject of the enquiry, by default the button's text. */
  subject?: string
  /** What happens after an enquiry. */
  nextSteps: SiteContent['buying']['nextSteps']
  /** Background colour; by default the ground of the company's cloth. */
  background?: string
}

/** Call to action at the end of a page, above the steps after an enquiry. */
export const ContactBand = ({
  locale,
  title,
  button,
  subject,
  nextSteps,
  background = colours.sindoor,
}: ContactBandProps) => (
  <section className="relative isolate bg-ink text-paper print:hidden">
    <Ground colour={background} />
    <div className="container-page grid gap-8 py-8 md:py-16">
      <div className="grid justify-items-start gap-5">
        <h2>{noBreakWords(title)}</h2>
        <PageContactButton contactPath={routesFor(locale).contact} subject={subject ?? button}>
          {button}
        </PageContactButton>
      </div>
      <HeadedDisclosure title={nextSteps.title}>
        <NumberedSteps locale={locale} steps={nextSteps.steps} variant="band" />
      </HeadedDisclosure>
    </div>
  </section>
)

import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { HeadingText } from '@/components/ui/heading-text'
import type { SiteContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/locales'
import { routesFor } from '@/lib/routes'

import { NextSteps } from './next-steps'

interface ContactBandProps {
  locale: Locale
  title: string
  button: string
  subject: string
  /** What happens after the enquiry. */
  next: SiteContent['buying']['next']
  /** Colour of the band; ink when the page has none of its own. */
  ground?: string
}

/** The call to contact at the end of a page, and what happens next beside it. */
export const ContactBand = ({ locale, title, button, subject, next, ground }: ContactBandProps) => (
  <section className="relative isolate bg-ink text-paper print:hidden">
    {ground && (
      <svg aria-hidden="true" focusable="false" width="100%" height="100%" className="absolute inset-0 -z-10">
        <rect width="100%" height="100%" fill={ground} />
      </svg>
    )}
    <div className="container-page grid items-center gap-x-16 gap-y-8 py-8 md:py-14 lg:grid-cols-2">
      <div className="grid justify-items-start gap-4 md:gap-6">
        <div>
          <h2>
            <HeadingText>{title}</HeadingText>
          </h2>
        </div>
        <ContactButton contact={routesFor(locale).contact} subject={subject}>
          {button}
        </ContactButton>
      </div>
      <div>
        <NextSteps locale={locale} {...next} />
      </div>
    </div>
  </section>
)

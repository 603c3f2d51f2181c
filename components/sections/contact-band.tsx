import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { HeadingText } from '@/components/ui/heading-text'
import { Static } from '@/components/ui/static'

interface ContactBandProps {
  title: string
  button: string
  subject: string
  /** Colour of the band; ink when the page has none of its own. */
  ground?: string
}

/** The call to contact at the end of a page. */
export const ContactBand = ({ title, button, subject, ground }: ContactBandProps) => (
  <section className="relative isolate bg-ink text-paper print:hidden">
    {ground && (
      <svg aria-hidden="true" focusable="false" width="100%" height="100%" className="absolute inset-0 -z-10">
        <rect width="100%" height="100%" fill={ground} />
      </svg>
    )}
    <div className="container-page flex flex-wrap items-center justify-between gap-6 py-12">
      <Static className="max-w-3xl">
        <h2>
          <HeadingText>{title}</HeadingText>
        </h2>
      </Static>
      <ContactButton subject={subject}>{button}</ContactButton>
    </div>
  </section>
)

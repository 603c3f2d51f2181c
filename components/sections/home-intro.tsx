import { HeadingText } from '@/components/ui/heading-text'
import { Section } from '@/components/ui/section'
import type { SiteContent } from '@/lib/content/gateway'

/** What the company stands for; one word of the heading in sindoor. */
export function HomeIntro({ intro: { title, highlight, text } }: { intro: SiteContent['home']['intro'] }) {
  const [before = '', after = ''] = title.split(highlight)
  return (
    <Section>
      <h2 className="max-w-2xl">
        <HeadingText>{before}</HeadingText>
        <span className="text-sindoor">{highlight}</span>
        {/* The last two words stay together: no line ends the heading with a single word. */}
        <HeadingText>{after.replace(/^ /, '\u00A0')}</HeadingText>
      </h2>
      <p className="mt-6 max-w-prose text-ink-soft">{text}</p>
    </Section>
  )
}

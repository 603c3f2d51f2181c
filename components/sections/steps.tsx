import { Section } from '@/components/ui/section'
import { toLocaleDigits, type Locale } from '@/lib/locales'
import type { Service } from '@/lib/content/gateway'

type StepsProps = NonNullable<Service['project']> & { locale: Locale }

/** Numbered steps of a service's project. */
export const Steps = ({ locale, title, steps }: StepsProps) => (
  <Section title={title}>
    <ol className="double-rule-top grid md:auto-cols-fr md:grid-flow-col">
      {steps.map(({ name, desc }, index) => (
        <li
          key={name}
          className="flex gap-4 border-l border-margin py-3 pr-4 pl-4 max-md:border-b max-md:border-b-rule md:py-4"
        >
          <span aria-hidden="true" className="w-6 shrink-0 font-heading text-h2 leading-none font-bold text-sindoor">
            {toLocaleDigits(locale, String(index + 1))}
          </span>
          <span>
            <span className="block font-heading text-lg font-semibold">{name}</span>
            <span className="block text-ink-soft">{desc}</span>
          </span>
        </li>
      ))}
    </ol>
  </Section>
)

import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import { digitsLike } from '@/lib/locales'
import type { Service } from '@/lib/content/gateway'

/** Steps that follow each other: how a project runs. */
export const Steps = ({ title, steps }: NonNullable<Service['project']>) => (
  <Section>
    <SectionHead title={title} />
    <ol className="double-rule-top grid md:auto-cols-fr md:grid-flow-col">
      {steps.map(({ name, desc }, index) => (
        <li
          key={name}
          className="flex gap-4 border-l border-margin py-3 pr-4 pl-4 max-md:border-b max-md:border-b-rule md:py-4"
        >
          <span aria-hidden="true" className="w-6 shrink-0 font-heading text-h2 leading-none font-bold text-sindoor">
            {digitsLike(name, String(index + 1))}
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

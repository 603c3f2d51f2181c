import type { SiteContent } from '@/lib/content/gateway'
import { inDigits, type Locale } from '@/lib/locales'

type NextStepsProps = SiteContent['buying']['next'] & { locale: Locale }

/** What happens after an enquiry, step by step. */
export const NextSteps = ({ locale, title, steps }: NextStepsProps) => (
  <>
    <h3>{title}</h3>
    <ol className="mt-3 border-l border-paper">
      {steps.map(({ name, desc }, index) => (
        <li key={name} className="flex gap-4 border-b border-paper/30 py-2 pl-4 last:border-0 md:py-3">
          <span aria-hidden="true" className="w-6 shrink-0 font-heading text-h3 leading-snug font-bold">
            {inDigits(locale, String(index + 1))}
          </span>
          <span>
            <span className="block font-heading text-lg leading-snug font-semibold">{name}</span>
            <span className="block max-md:text-sm">{desc}</span>
          </span>
        </li>
      ))}
    </ol>
  </>
)

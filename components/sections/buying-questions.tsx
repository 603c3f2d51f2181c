import { Disclosure } from '@/components/ui/disclosure'
import { noBreakWords } from '@/components/ui/no-break-words'
import { NumberedSteps } from '@/components/ui/numbered-steps'
import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import { questionsFor } from '@/lib/content/buying-questions'
import type { SiteContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/i18n/locales'
import { sectionIds } from '@/lib/urls/section-ids'

interface BuyingQuestionsProps {
  locale: Locale
  questions: SiteContent['buying']['questions']
  /** Slug of the page's product; without it, the page has the questions of every buyer. */
  productSlug?: string
}

/** A buyer's questions with the vendor's answers, as disclosures. The first disclosure is open initially. */
export function BuyingQuestions({ locale, questions: { title, items, link }, productSlug }: BuyingQuestionsProps) {
  const asked = questionsFor(items, productSlug)
  const half = Math.ceil(asked.length / 2)
  return (
    <Section
      id={sectionIds.questions}
      unhydrated="questions"
      background="ledger"
      besideTitle
      title={title}
      tagline={<TextLink href={link.path}>{link.label}</TextLink>}
    >
      {/* Two columns of their own on paper: a long answer leaves no hole beside it. */}
      <div className="grid content-start double-rule-top print:grid-cols-2 print:gap-x-6">
        {[asked.slice(0, half), asked.slice(half)].map((column, index) => (
          <div key={index}>
            {column.map((entry) => (
              <Disclosure key={entry.question} title={entry.question} open={entry === asked[0]}>
                <p className="max-w-text text-ink-soft">{noBreakWords(entry.answer)}</p>
                {entry.steps && <NumberedSteps locale={locale} steps={entry.steps} variant="answer" />}
              </Disclosure>
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}

import { Disclosure } from '@/components/ui/disclosure'
import { LinkUnderText } from '@/components/ui/link-under-text'
import { noBreakWords } from '@/components/ui/no-break-words'
import { NumberedSteps } from '@/components/ui/numbered-steps'
import { Section } from '@/components/ui/section'
import { questionsFor } from '@/lib/buying-questions'
import type { SiteContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/locales'

/** Id of the section, the target of links. */
export const QUESTIONS_ID = 'questions'

interface BuyingQuestionsProps {
  locale: Locale
  questions: SiteContent['buying']['questions']
  /** Slug of the page's product; without it, the page has the questions of every buyer. */
  productSlug?: string
}

/** A buyer's questions with the vendor's answers, as disclosures. The first two disclosures are open initially. */
export const BuyingQuestions = ({ locale, questions, productSlug }: BuyingQuestionsProps) => (
  <Section id={QUESTIONS_ID} background="ledger" title={questions.title} tagline={questions.tagline}>
    <div className="double-rule-top grid items-start lg:grid-cols-2 lg:gap-x-12 print:grid-cols-2 print:gap-x-6">
      {questionsFor(questions.items, productSlug).map(({ question, answer, steps }, index) => (
        <Disclosure key={question} title={question} open={index < 2}>
          <p className="max-w-text text-ink-soft">{noBreakWords(answer)}</p>
          {steps && <NumberedSteps locale={locale} steps={steps} variant="answer" />}
        </Disclosure>
      ))}
    </div>
    <LinkUnderText link={questions.link} />
  </Section>
)

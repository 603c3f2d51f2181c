import { Disclosure } from '@/components/ui/disclosure'
import { noBreakWords } from '@/components/ui/no-break-words'
import { NumberedSteps } from '@/components/ui/numbered-steps'
import { Section } from '@/components/ui/section'
import { questionsFor } from '@/lib/buying-questions'
import type { SiteContent } from '@/lib/content/gateway'
import type { Locale } from '@/lib/locales'
import { sectionIds } from '@/lib/section-ids'

interface BuyingQuestionsProps {
  locale: Locale
  questions: SiteContent['buying']['questions']
  /** Slug of the page's product; without it, the page has the questions of every buyer. */
  productSlug?: string
}

/** A buyer's questions with the vendor's answers, as disclosures. The first disclosure is open initially. */
export const BuyingQuestions = ({ locale, questions: { title, items, link }, productSlug }: BuyingQuestionsProps) => (
  <Section
    id={sectionIds.questions}
    unhydrated="questions"
    background="ledger"
    title={title}
    tagline={
      <a href={link.path} className="text-sindoor underline">
        {link.label}
      </a>
    }
  >
    <div className="double-rule-top grid items-start lg:grid-cols-2 lg:gap-x-12 print:block print:columns-2 print:gap-x-6">
      {questionsFor(items, productSlug).map(({ question, answer, steps }, index) => (
        <Disclosure key={question} title={question} open={index === 0}>
          <p className="max-w-text text-ink-soft">{noBreakWords(answer)}</p>
          {steps && <NumberedSteps locale={locale} steps={steps} variant="answer" />}
        </Disclosure>
      ))}
    </div>
  </Section>
)

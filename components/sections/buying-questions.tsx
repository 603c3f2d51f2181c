import { Disclosure } from '@/components/ui/disclosure'
import { noBreakWords } from '@/components/ui/no-break-words'
import { Section } from '@/components/ui/section'
import type { SiteContent } from '@/lib/content/gateway'

/** Id of the section, the target of links. */
export const QUESTIONS_ID = 'questions'

interface BuyingQuestionsProps {
  questions: SiteContent['buying']['questions']
  /** Slug of the page's product. Questions with this slug in `notFor` are left out. */
  productSlug?: string
}

/** A buyer's questions with the vendor's answers, as disclosures. The first two disclosures are open initially. */
export const BuyingQuestions = ({ questions: { title, tagline, items }, productSlug = '' }: BuyingQuestionsProps) => (
  <Section id={QUESTIONS_ID} background="ledger" title={title} tagline={tagline}>
    <div className="double-rule-top grid items-start lg:grid-cols-2 lg:gap-x-12 print:grid-cols-2 print:gap-x-6">
      {items
        .filter(({ notFor = [] }) => !notFor.includes(productSlug))
        .map(({ question, answer }, index) => (
          <Disclosure key={question} title={question} open={index < 2}>
            <p className="max-w-text text-ink-soft">{noBreakWords(answer)}</p>
          </Disclosure>
        ))}
    </div>
  </Section>
)

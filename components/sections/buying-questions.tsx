import { Disclosure } from '@/components/ui/disclosure'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import type { SiteContent } from '@/lib/content/gateway'

/** Fragment of the section. */
export const QUESTIONS_ID = 'questions'

/** A buyer's questions with the vendor's answers, as disclosures; the first two are open initially. */
export const BuyingQuestions = ({ questions }: { questions: SiteContent['buying']['questions'] }) => (
  <Section id={QUESTIONS_ID} background="ledger">
    <SectionHead title={questions.title} tagline={questions.tagline} />
    <div className="double-rule-top grid items-start lg:grid-cols-2 lg:gap-x-12 print:grid-cols-2 print:gap-x-6">
      {questions.items.map(({ question, answer }, index) => (
        <Disclosure key={question} title={question} open={index < 2}>
          <p className="max-w-prose text-ink-soft">{answer}</p>
        </Disclosure>
      ))}
    </div>
  </Section>
)

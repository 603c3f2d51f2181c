import { Fold } from '@/components/ui/fold'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import type { Kind } from '@/lib/calculators/place'
import type { SiteContent } from '@/lib/content/gateway'

import { CalculatorWindow } from './calculator-window'

/** Id of the calculators on a product page. */
export const CALCULATORS_ID = 'calculators'

interface CalculatorsProps {
  content: SiteContent
  kinds: readonly Kind[]
}

/** The calculators of a product; on a phone they are folded when there are several. */
export const Calculators = ({ content, kinds }: CalculatorsProps) => (
  <Section id={CALCULATORS_ID}>
    <SectionHead title={content.calculators.title} tagline={content.calculators.tagline} />
    {kinds.map((kind) => {
      const calculator = <CalculatorWindow content={content} kind={kind} />
      return (
        <div key={kind} className="md:not-first:mt-10 print:not-first:mt-4">
          {kinds.length === 1 ? (
            calculator
          ) : (
            <Fold title={<span>{content.calculators[kind].title}</span>} narrow>
              {calculator}
            </Fold>
          )}
        </div>
      )
    })}
  </Section>
)

import { Fold } from '@/components/ui/fold'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import type { Kind } from '@/lib/calculators/place'

import { CalculatorWindow, type CalculatorTexts } from './calculator-window'

/** Id of the calculators on a product page. */
export const CALCULATORS_ID = 'calculators'

interface CalculatorsProps extends CalculatorTexts {
  kinds: readonly Kind[]
}

/** The calculators of a product; on a phone they are folded when there are several. */
export const Calculators = ({ kinds, ...texts }: CalculatorsProps) => (
  <Section id={CALCULATORS_ID}>
    <SectionHead title={texts.calculators.title} tagline={texts.calculators.tagline} />
    {kinds.map((kind) => {
      const calculator = <CalculatorWindow {...texts} kind={kind} />
      return (
        <div key={kind} className="md:not-first:mt-10 print:not-first:mt-4">
          {kinds.length === 1 ? (
            calculator
          ) : (
            <Fold title={<span>{texts.calculators[kind].title}</span>} narrow>
              {calculator}
            </Fold>
          )}
        </div>
      )
    })}
  </Section>
)

import type { ComponentType } from 'react'

import type { Checked } from '@/lib/calculators/check'
import { checkDepreciation } from '@/lib/calculators/depreciation'
import type { Fields } from '@/lib/calculators/fields'
import { checkInterest } from '@/lib/calculators/interest'
import type { Kind } from '@/lib/calculators/place'
import { checkProvision } from '@/lib/calculators/provision'

import { DepreciationCalculator, depreciationSentence } from './depreciation-calculator'
import { InterestCalculator, interestSentence } from './interest-calculator'
import { ProvisionCalculator, provisionSentence } from './provision-calculator'
import { useCalculator, type CalculatorProps, type ViewProps } from './use-calculator'

/** Makes the view of a calculator interactive; `sentence` says what valid fields come to. */
const interactive = <Name extends Kind, Input>(
  check: (fields: Fields) => Checked<Input>,
  View: ComponentType<ViewProps<Name, Input>>,
  sentence: (view: ViewProps<Name, Input>) => string,
) =>
  function Interactive(props: CalculatorProps) {
    return <View {...useCalculator(props as CalculatorProps<Name>, check, sentence)} />
  }

/** The interactive calculators. They are one chunk, since most of their code is shared. */
export const calculators: Record<Kind, ComponentType<CalculatorProps>> = {
  interest: interactive(checkInterest, InterestCalculator, interestSentence),
  provision: interactive(checkProvision, ProvisionCalculator, provisionSentence),
  depreciation: interactive(checkDepreciation, DepreciationCalculator, depreciationSentence),
}

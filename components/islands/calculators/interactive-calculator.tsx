import { checkDepreciation } from '@/lib/calculators/depreciation'
import { checkInterest } from '@/lib/calculators/interest'
import { checkProvision } from '@/lib/calculators/provision'

import { DepreciationCalculator, depreciationSentence } from './depreciation-calculator'
import { InterestCalculator, interestSentence } from './interest-calculator'
import { ProvisionCalculator, provisionSentence } from './provision-calculator'
import { useCalculator, type CalculatorProps } from './use-calculator'

const Interest = (props: CalculatorProps<'interest'>) => (
  <InterestCalculator {...useCalculator(props, checkInterest, interestSentence)} />
)

const Provision = (props: CalculatorProps<'provision'>) => (
  <ProvisionCalculator {...useCalculator(props, checkProvision, provisionSentence)} />
)

const Depreciation = (props: CalculatorProps<'depreciation'>) => (
  <DepreciationCalculator {...useCalculator(props, checkDepreciation, depreciationSentence)} />
)

/** The interactive calculators by kind, in one chunk: they share most of their code. */
export const calculators = { interest: Interest, provision: Provision, depreciation: Depreciation }

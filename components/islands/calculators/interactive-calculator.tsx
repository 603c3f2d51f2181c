import { checkDepreciation } from '@/lib/calculators/depreciation'
import { checkInterest } from '@/lib/calculators/savings-interest'
import { checkProvision } from '@/lib/calculators/provision'

import { DepreciationView, depreciationAnnouncement } from './depreciation-view'
import { InterestView, interestAnnouncement } from './interest-view'
import { ProvisionView, provisionAnnouncement } from './provision-view'
import { useCalculator, type CalculatorProps } from './use-calculator'

const InteractiveInterest = (props: CalculatorProps<'interest'>) => (
  <InterestView {...useCalculator(props, checkInterest, interestAnnouncement)} />
)

const InteractiveProvision = (props: CalculatorProps<'provision'>) => (
  <ProvisionView {...useCalculator(props, checkProvision, provisionAnnouncement)} />
)

const InteractiveDepreciation = (props: CalculatorProps<'depreciation'>) => (
  <DepreciationView {...useCalculator(props, checkDepreciation, depreciationAnnouncement)} />
)

/** The interactive calculators by kind, in one chunk: they share most of their code. */
export const calculators = {
  interest: InteractiveInterest,
  provision: InteractiveProvision,
  depreciation: InteractiveDepreciation,
}

import type { ReactNode } from 'react'

import { checkDepreciation } from '@/lib/calculators/depreciation'
import type { CheckedInput } from '@/lib/calculators/field-checks'
import type { Fields } from '@/lib/calculators/fields'
import type { Kind } from '@/lib/calculators/kinds'
import { checkProvision } from '@/lib/calculators/provision'
import { checkInterest } from '@/lib/calculators/savings-interest'

import { DepreciationView, depreciationAnnouncement } from './depreciation-view'
import { InterestView, interestAnnouncement } from './interest-view'
import { ProvisionView, provisionAnnouncement } from './provision-view'
import type { ViewProps } from './use-calculator'

/** What differs between calculators: the check of the fields, the view, and the result as one sentence. */
interface CalculatorView {
  check: (fields: Fields) => CheckedInput<unknown>
  View: (view: ViewProps) => ReactNode
  announcement: (view: ViewProps) => string
}

const views = {
  interest: { check: checkInterest, View: InterestView, announcement: interestAnnouncement },
  provision: { check: checkProvision, View: ProvisionView, announcement: provisionAnnouncement },
  depreciation: { check: checkDepreciation, View: DepreciationView, announcement: depreciationAnnouncement },
}

/** The check and view of a calculator. */
export const viewOf = (kind: Kind) => views[kind] as CalculatorView

import type { ReactNode } from 'react'

import type { Kind } from '@/lib/calculators/kinds'

import { DepreciationView, depreciationSentence } from './depreciation-view'
import { InterestView, interestSentence } from './interest-view'
import { ProvisionView, provisionSentence } from './provision-view'
import type { ViewProps } from './use-calculator'

/** What differs between calculators: the view, and the result as one sentence. */
interface CalculatorView {
  View: (view: ViewProps) => ReactNode
  resultSentenceOf: (view: ViewProps) => string
}

const views = {
  interest: { View: InterestView, resultSentenceOf: interestSentence },
  provision: { View: ProvisionView, resultSentenceOf: provisionSentence },
  depreciation: { View: DepreciationView, resultSentenceOf: depreciationSentence },
}

/** The view of a calculator; the cast is needed because each view takes the texts of its own calculator only. */
export const viewOf = (kind: Kind) => views[kind] as CalculatorView

import type { ReactNode } from 'react'

import type { Kind } from '@/lib/calculators/kinds'

import { DepreciationView, depreciationAnnouncement } from './depreciation-view'
import { InterestView, interestAnnouncement } from './interest-view'
import { ProvisionView, provisionAnnouncement } from './provision-view'
import type { ViewProps } from './use-calculator'

/** What differs between calculators: the view, and the result as one sentence. */
interface CalculatorView {
  View: (view: ViewProps) => ReactNode
  announcement: (view: ViewProps) => string
}

const views = {
  interest: { View: InterestView, announcement: interestAnnouncement },
  provision: { View: ProvisionView, announcement: provisionAnnouncement },
  depreciation: { View: DepreciationView, announcement: depreciationAnnouncement },
}

/** The view of a calculator. */
export const viewOf = (kind: Kind) => views[kind] as CalculatorView

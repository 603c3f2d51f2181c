import type { Rule } from '../checks'
import { accountDaysRules } from './account-days'
import { accountRules } from './accounts'
import { branchRules } from './branches'
import { centreRules } from './centre'
import { collectionRules } from './collection'
import { depreciationRules } from './depreciation'
import { loanRules } from './loans'
import { memberPhoneRules } from './member-phone'
import { milkRules } from './milk'
import { oneEntryRules } from './one-entry'
import { renewalRules } from './renewals'
import { tradeRules } from './trade'

/** The rules of all screens that have some of their own. */
export const rules: readonly Rule[] = [
  ...collectionRules,
  ...centreRules,
  ...accountRules,
  ...accountDaysRules,
  ...depreciationRules,
  ...branchRules,
  ...loanRules,
  ...milkRules,
  ...renewalRules,
  ...tradeRules,
  ...oneEntryRules,
  ...memberPhoneRules,
]

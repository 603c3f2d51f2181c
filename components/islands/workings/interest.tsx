import { interpolate } from '@/lib/interpolate'
import { showAmount } from '@/lib/workings/exact'
import { interestByMethods, METHODS } from '@/lib/workings/interest'

import { InterestSheet } from './interest-sheet'
import { interactiveSheet } from './interactive-sheet'

/** The interactive working of interest. */
export const Interest = interactiveSheet('interest', InterestSheet, ({ interest }, input, { method }) =>
  interpolate(interest.result, {
    method: interest.methods[method].name,
    interest: showAmount(interestByMethods(input)[METHODS.indexOf(method)]!.interest),
  }),
)

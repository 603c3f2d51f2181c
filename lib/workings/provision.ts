import { divideHalfUp, percentOf, sum } from './exact'

/** Loans of one age: outstanding principal in paisa, rate in ten-thousandths of a percent. */
interface AgeClass {
  principal: bigint
  rate: bigint
}

/** The loan book by age, the best class first, and the provision already held in paisa. */
export interface ProvisionInput {
  classes: AgeClass[]
  held: bigint
}

/** The provision that a loan book needs; amounts in paisa. */
export interface Provision {
  /** One for each class. */
  provisions: bigint[]
  total: bigint
  /** Above 0: to be added. Below 0: surplus. */
  difference: bigint
  book: bigint
  /** The principal of all classes but the first. */
  overdue: bigint
  /** Share of `overdue` in the book in hundredths of a percent, rounded half up; 0 for an empty book. */
  overdueShare: bigint
}

/** Numbers of classes that a loan book may have. */
export const CLASS_COUNTS = [3, 4]

/** The provision of each class, rounded half up to the paisa, and the figures that follow from it. */
export function provisionOf({ classes, held }: ProvisionInput): Provision {
  const provisions = classes.map(({ principal, rate }) => percentOf(principal, rate))
  const total = sum(provisions)
  const book = sum(classes.map(({ principal }) => principal))
  const overdue = book - (classes[0]?.principal ?? 0n)
  const overdueShare = book ? divideHalfUp(overdue * 10_000n, book) : 0n
  return { provisions, total, difference: total - held, book, overdue, overdueShare }
}

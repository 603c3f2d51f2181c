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

/** What the book needs; amounts in paisa. */
export interface Provision {
  /** One for each class. */
  provisions: bigint[]
  total: bigint
  /** Above 0: to be added. Below 0: surplus. */
  difference: bigint
  book: bigint
  /** The principal of all classes but the first. */
  overdue: bigint
  /** Its share of the book in hundredths of a percent, rounded half up; 0 for an empty book. */
  overdueShare: bigint
}

const sample = (...classes: [rupees: bigint, percent: bigint][]): ProvisionInput => ({
  classes: classes.map(([rupees, percent]) => ({ principal: rupees * 100n, rate: percent * 10_000n })),
  held: 126_000_000n,
})

/** Rates and sample books: the three classes of the specification, and four classes, whose rates are a sample too. */
export const PRESETS = {
  three: sample([42_000_000n, 1n], [1_800_000n, 35n], [350_000n, 100n]),
  four: sample([42_600_000n, 1n], [700_000n, 25n], [500_000n, 50n], [350_000n, 100n]),
}

/** The provision of each class, rounded half up to the paisa, and what follows from it. The working's own rule. */
export function provisionOf({ classes, held }: ProvisionInput): Provision {
  const provisions = classes.map(({ principal, rate }) => percentOf(principal, rate))
  const total = sum(provisions)
  const book = sum(classes.map(({ principal }) => principal))
  const overdue = book - (classes[0]?.principal ?? 0n)
  const overdueShare = book ? divideHalfUp(overdue * 10_000n, book) : 0n
  return { provisions, total, difference: total - held, book, overdue, overdueShare }
}

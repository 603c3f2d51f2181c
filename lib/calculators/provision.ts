import { fieldReader } from './field-checks'
import { rowsOf, type Fields } from './fields'
import { divideHalfUp, percentOf, sum } from './figures'

/** Fields of a loan class; classes run from the best to the worst. */
export const LOAN_CLASS = ['principal', 'rate'] as const

/** Parses and checks the fields of a loan book. */
export function checkProvision(fields: Fields) {
  const { refuse, amount, rate, checked } = fieldReader(fields)
  const classes = rowsOf(fields, LOAN_CLASS).map((_, index) => ({
    principal: amount(`principal-${index + 1}`),
    rate: rate(`rate-${index + 1}`),
  }))
  // Only a URL can hold another number of classes: `parseFields` then rejects the fragment.
  if (classes.length !== 3 && classes.length !== 4) refuse('held', 'empty')
  return checked({ classes, held: amount('held') })
}

/** A loan book: amounts in paisa, rates in ten-thousandths of a percent. */
export type ProvisionInput = NonNullable<ReturnType<typeof checkProvision>['input']>

/**
 * Amounts in paisa: provisions by class and in total, `difference` (total minus held provision), `book` (all principal)
 * and `overdue` (principal of all classes but the first). `overdueShare`: overdue ÷ book in hundredths of a percent.
 */
export function provisionOf({ classes, held }: ProvisionInput) {
  const provisions = classes.map(({ principal, rate }) => percentOf(principal, rate))
  const total = sum(provisions)
  const book = sum(classes.map(({ principal }) => principal))
  const overdue = book - (classes[0]?.principal ?? 0n)
  const overdueShare = book ? divideHalfUp(overdue * 10_000n, book) : 0n
  return { provisions, total, difference: total - held, book, overdue, overdueShare }
}

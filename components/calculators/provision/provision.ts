import { divideHalfUp, percentOf, sum } from '@/lib/figures'

import type { CalculatorTexts, Form } from '../common/calculator'
import { fieldReader } from '../common/field-checks'
import { asRows, asTexts, rowsOf, withRows, type Fields } from '../common/fields'

/** Fields of a loan class; classes run from the best to the worst. */
export const CLASS_COLUMNS = ['principal', 'rate'] as const

/** Parses and checks the fields of a loan book. */
export function checkProvision(fields: Fields) {
  const { addProblem, amount, rate, checked } = fieldReader(fields)
  const classes = rowsOf(fields, CLASS_COLUMNS).map((_, index) => ({
    principal: amount(`principal-${index + 1}`),
    rate: rate(`rate-${index + 1}`),
  }))
  // Only a URL can hold another number of classes: `parseFields` then rejects the fragment.
  if (classes.length !== 3 && classes.length !== 4) addProblem('provisionHeld', 'empty')
  // Most co-operatives hold none, so the amount may be left empty.
  const collateral = fields.collateral?.trim()
    ? { principal: amount('collateral'), rate: rate('collateralRate') }
    : { principal: 0n, rate: 0n }
  return checked({ classes, collateral, provisionHeld: amount('provisionHeld') })
}

/** A loan book: amounts in paisa, rates in ten-thousandths of a percent. */
export type ProvisionInput = NonNullable<ReturnType<typeof checkProvision>['input']>

/** Classifications of loans, by their number of classes. */
export const CLASSIFICATIONS = ['four', 'three'] as const

/** A classification of loans. */
export type Classification = (typeof CLASSIFICATIONS)[number]

/** The classification that the fields use. */
export const classificationOf = (fields: Fields): Classification => ('principal-4' in fields ? 'four' : 'three')

/** The form of the loan book; one sample for each classification. */
export const form: Form<'provision', ProvisionInput> = {
  names: ['provisionHeld', 'collateral', 'collateralRate'],
  columns: CLASS_COLUMNS,
  check: checkProvision,
  samplesOf: (texts) =>
    CLASSIFICATIONS.map((name) =>
      withRows(asTexts(texts.sample), CLASS_COLUMNS, asRows(CLASS_COLUMNS, texts[name].classes)),
    ),
}

/** Changes the classification. Classes in both classifications keep the principal; other classes have none. */
export function changeClassification(
  texts: CalculatorTexts<'provision'>,
  fields: Fields,
  target: Classification,
): Fields {
  const oldClasses = texts[classificationOf(fields)].classes
  const rows = rowsOf(fields, CLASS_COLUMNS)
  const principalOf = (id: string) => rows[oldClasses.findIndex((oldClass) => oldClass.id === id)]?.[0] ?? ''
  const newRows = texts[target].classes.map(({ id, rate }) => [principalOf(id), String(rate)])
  return withRows(fields, CLASS_COLUMNS, newRows)
}

/**
 * Amounts in paisa: provisions by class, for `collateral` taken over and in total, `difference` (total minus the
 * provision held), `book` (all principal of loans) and `overdue` (principal of all classes but the first). `overdueShare`:
 * overdue ÷ book in hundredths of a percent.
 */
export function provisionOf({ classes, collateral, provisionHeld }: ProvisionInput) {
  const provisions = classes.map(({ principal, rate }) => percentOf(principal, rate))
  const forCollateral = percentOf(collateral.principal, collateral.rate)
  const total = sum(provisions) + forCollateral
  const book = sum(classes.map(({ principal }) => principal))
  const overdue = book - (classes[0]?.principal ?? 0n)
  const overdueShare = book ? divideHalfUp(overdue * 10_000n, book) : 0n
  return { provisions, forCollateral, total, difference: total - provisionHeld, book, overdue, overdueShare }
}

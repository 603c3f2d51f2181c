import type { Page } from '@playwright/test'

import { serializeFields } from '../../components/calculators/common/address'
import type { Form } from '../../components/calculators/common/calculator'
import type { Fields } from '../../components/calculators/common/fields'
import { calculatorKinds as kinds, type CalculatorKind } from '../../content/schema'
import type { Locale } from '../../lib/i18n/locales'
import { calculatorId } from '../../lib/urls/calculator-ids'
import { contentByLocale } from './content'
import { openHydrated, test } from './test'

export { account, HALF_YEAR_AND_TAX, INTEREST_TABLE } from '../../components/calculators/interest/examples'
export { MAX_MOVEMENTS } from '../../components/calculators/interest/interest'
export { asset } from '../../components/calculators/depreciation/examples'
export { PROVISIONS } from '../../components/calculators/provision/examples'
export { calculatorId, kinds, type Fields, type CalculatorKind }

const forms = new Map<CalculatorKind, Form>()
for (const kind of kinds) {
  const { form } = (await import(`../../components/calculators/${kind}/${kind}.ts`)) as { form: Form }
  forms.set(kind, form)
}

/** The fragment of an address with the figures of a calculator; throws for figures that are invalid. */
export function hashOf(kind: CalculatorKind, fields: Fields) {
  const hash = serializeFields(kind, forms.get(kind)!, fields)
  if (!hash) throw new Error(`Invalid figures of ${kind}: ${JSON.stringify(fields)}`)
  return hash
}

/** The sample of a calculator, and its first text field. */
export function sampleOf(kind: CalculatorKind) {
  const form = forms.get(kind)!
  const texts = contentByLocale.en.calculators[kind]
  const fields = form.samplesOf(texts)[0]!
  const firstField = form.names.find((name) => name in texts.fields)!
  return { fields, firstField, firstValue: fields[firstField]! }
}

/** Path of the product page with a calculator; skips the test if no product has that calculator. */
export function calculatorPath(kind: CalculatorKind, locale: Locale = 'en') {
  const product = contentByLocale[locale].products.find(({ calculators }) => calculators?.includes(kind))
  test.skip(!product, `No product shows the calculator of ${kind}`)
  return product?.path ?? ''
}

/** Locators of a calculator by role and accessible name. */
export function calculatorOn(page: Page, kind: CalculatorKind, locale: Locale = 'en') {
  const texts = contentByLocale[locale].calculators[kind]
  const labels: Readonly<Record<string, string>> = texts.fields
  const group = page.getByRole('group', { name: texts.title, exact: true })
  return {
    group,
    button: (name: string) => group.getByRole('button', { name, exact: true }),
    radio: (name: string) => group.getByRole('radio', { name, exact: true }),
    /** The field `name` by its label, or the field of a row, such as `day-2`, by its id. */
    field: (name: string) =>
      labels[name]
        ? group.getByRole('textbox', { name: labels[name], exact: true })
        : group.locator(`#${kind}-${name}`),
    // The first status belongs to the copy button.
    status: group.getByRole('status').last(),
  }
}

/** Opens the page with a calculator, and waits until the calculator's chunk has made the fields editable. */
export async function openCalculator(
  page: Page,
  kind: CalculatorKind,
  hash = `#${calculatorId(kind)}`,
  locale: Locale = 'en',
) {
  await openHydrated(page, calculatorPath(kind, locale) + hash)
  const calculator = calculatorOn(page, kind, locale)
  await calculator.group.scrollIntoViewIfNeeded()
  await calculator.group.locator('[type=text]:not([readonly])').first().waitFor({ state: 'attached' })
  return calculator
}

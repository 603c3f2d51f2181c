import type { Page } from '@playwright/test'

import type { Fields } from '../../lib/calculators/fields'
import { calculatorId, kinds, type Kind } from '../../lib/calculators/kinds'
import type { Locale } from '../../lib/locales'
import { editions, interpolate, interpolateIn } from './content'
import { openHydrated, test } from './test'

export * from '../fixtures/calculator-examples'
export { MAX_MOVEMENTS } from '../../lib/calculators/savings-interest'
export { serializeFields } from '../../lib/calculators/url-fragment'
export { calculatorId, kinds, type Fields, type Kind }

/** Path of the product page with a calculator; skips the test if no product has that calculator. */
export function calculatorPath(kind: Kind, locale: Locale = 'en') {
  const product = editions[locale].products.find(({ calculators }) => calculators?.includes(kind))
  test.skip(!product, `No product shows the calculator of ${kind}`)
  return product?.path ?? ''
}

/** Label of the field `name`, such as `rate` or `day-2`; `fields` tells whether the loan book has three or four classes. */
function labelOf(kind: Kind, locale: Locale, name: string, fields: Fields) {
  const { interest, provision, depreciation } = editions[locale].calculators
  const [column = '', row = 0] = name.split('-')
  if (kind === 'depreciation') return depreciation.fields[column as keyof typeof depreciation.fields]
  if (kind === 'interest')
    return row
      ? interpolateIn(locale, interest.movements[column as 'day' | 'amount'], { index: row })
      : interest.fields[column as keyof typeof interest.fields]
  const { classes } = provision['principal-4' in fields ? 'four' : 'three']
  const className = classes[Number(row) - 1]?.name ?? ''
  return interpolate(provision.fields[column as keyof typeof provision.fields], { name: className })
}

/** Locators of a calculator by role and accessible name. */
export function calculatorOn(page: Page, kind: Kind, locale: Locale = 'en') {
  const { interest, provision, ...words } = editions[locale].calculators
  const group = page.getByRole('group', { name: editions[locale].calculators[kind].title, exact: true })
  const button = (name: string) => group.getByRole('button', { name, exact: true })
  const radio = (name: string) => group.getByRole('radio', { name, exact: true })
  const field = (name: string, fields: Fields = {}) =>
    group.getByRole('textbox', { name: labelOf(kind, locale, name, fields), exact: true })
  return {
    group,
    button,
    radio,
    field,
    words,
    // The first status belongs to the copy button.
    status: group.getByRole('status').last(),
    /** Fills in `fields`, after it has checked their radio buttons and added their rows. */
    async fill(fields: Fields) {
      if (kind === 'provision') await radio(provision['principal-4' in fields ? 'four' : 'three'].name).check()
      if (fields.method) await radio(interest.methods[fields.method as keyof typeof interest.methods].name).check()
      for (const [name, value] of Object.entries(fields)) {
        if (name === 'method') continue
        if (name.startsWith('day-') && !(await field(name).count())) await button(interest.movements.add).click()
        await field(name, fields).fill(value)
      }
    },
  }
}

/** Opens the page with a calculator, and waits until the calculator's chunk has made the fields editable. */
export async function openCalculator(page: Page, kind: Kind, hash = `#${calculatorId(kind)}`, locale: Locale = 'en') {
  await openHydrated(page, calculatorPath(kind, locale) + hash)
  const calculator = calculatorOn(page, kind, locale)
  await calculator.group.scrollIntoViewIfNeeded()
  await calculator.group.locator('[type=text]:not([readonly])').first().waitFor({ state: 'attached' })
  return calculator
}

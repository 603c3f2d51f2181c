import { test as base, type Page } from '@playwright/test'

import type { Fields } from '../../lib/calculators/fields'
import { calculatorId, kinds, type Kind } from '../../lib/calculators/kinds'
import type { Locale } from '../../lib/locales'
import { editions, interpolate, filledIn } from './content'
import { openHydrated } from './test'

export * from '../fixtures/calculator-examples'
export { serializeFields } from '../../lib/calculators/url-fragment'
export { calculatorId, kinds, type Fields, type Kind }

/** Path of the product page with a calculator; skips the test if no product has that calculator. */
export function pageOf(kind: Kind, locale: Locale = 'en') {
  const product = editions[locale].products.find(({ calculators }) => calculators?.includes(kind))
  base.skip(!product, `No product shows the calculator of ${kind}`)
  return product?.path ?? ''
}

/** The label of a field by its name in `Fields`; `fields` tells whether a loan book has three or four classes. */
function labelOf(kind: Kind, locale: Locale, name: string, fields: Fields) {
  const { interest, provision, depreciation } = editions[locale].calculators
  const [part = '', row = 0] = name.split('-')
  if (kind === 'depreciation') return depreciation.fields[part as keyof typeof depreciation.fields]
  if (kind === 'interest')
    return row
      ? filledIn(locale, interest.movements[part as 'day' | 'amount'], { index: row })
      : interest.fields[part as keyof typeof interest.fields]
  const { classes } = provision['principal-4' in fields ? 'four' : 'three']
  return interpolate(provision.fields[part as 'held'], { name: classes[Number(row) - 1]?.name ?? '' })
}

/** Locators of a calculator by role and accessible name. */
export function calculatorOn(page: Page, kind: Kind, locale: Locale = 'en') {
  const { interest, provision, ...words } = editions[locale].calculators
  const group = page.getByRole('group', { name: editions[locale].calculators[kind].title, exact: true })
  const button = (name: string) => group.getByRole('button', { name, exact: true })
  const choice = (name: string) => group.getByRole('radio', { name, exact: true })
  const field = (name: string, fields: Fields = {}) =>
    group.getByRole('textbox', { name: labelOf(kind, locale, name, fields), exact: true })
  return {
    group,
    button,
    choice,
    field,
    words,
    // The copy button has a status of its own, before that of the calculator.
    status: group.getByRole('status').last(),
    /** Types `fields`, as a visitor would; adds rows and makes choices where they need it. */
    async type(fields: Fields) {
      if (kind === 'provision') await choice(provision['principal-4' in fields ? 'four' : 'three'].name).check()
      if (fields.method) await choice(interest.methods[fields.method as keyof typeof interest.methods].name).check()
      for (const [name, typed] of Object.entries(fields)) {
        if (name === 'method') continue
        if (name.startsWith('day-') && !(await field(name).count())) await button(interest.movements.add).click()
        await field(name, fields).fill(typed)
      }
    },
  }
}

/** Opens the page of a calculator and waits until its chunk has made the fields editable. */
export async function openCalculator(page: Page, kind: Kind, hash = `#${calculatorId(kind)}`, locale: Locale = 'en') {
  await openHydrated(page, pageOf(kind, locale) + hash)
  const calculator = calculatorOn(page, kind, locale)
  await calculator.group.scrollIntoViewIfNeeded()
  await calculator.group.locator('[type=text]:not([readonly])').first().waitFor({ state: 'attached' })
  return calculator
}

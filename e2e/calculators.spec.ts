import type { Locator } from '@playwright/test'

import { accessibilityFaults } from './support/accessibility-faults'
import {
  account,
  asset,
  calculatorId,
  calculatorOn,
  DEPRECIATIONS,
  HALF_YEAR_AND_TAX,
  INTEREST_TABLE,
  kinds,
  openCalculator,
  pageOf,
  PROVISIONS,
  serializeFields,
  type Fields,
  type Kind,
} from './support/calculators'
import { content, interpolate, literally, startingWith } from './support/content'
import { hydratedForm, mainForm, openDialogWith, type EnquiryForm } from './support/enquiry'
import { holdScripts, openWithHeldScripts, scriptWith } from './support/held-requests'
import { latinWords } from './support/latin-words'
import { layoutShiftOf, recordLayoutShifts } from './support/layout-shifts'
import { expect, expectBelowHeader, hydrate, openHydrated, stopClock, test, twoFrames } from './support/test'

const { calculators, enquiryForm, labels, products } = content
const [three, four] = PROVISIONS
const diminishing = DEPRECIATIONS.find(({ schedule }) => schedule === 'diminishing')!

/** Fields to type, an invalid figure with its correction, and the expected result in each row of a table. */
interface Example {
  fields: Fields
  correction: [fieldName: string, invalid: string, valid: string]
  tableName: string
  results: string[]
}

const EXAMPLES: Record<Kind, Example> = {
  interest: {
    fields: account(),
    correction: ['day-1', '32', '7'],
    tableName: calculators.interest.title,
    results: INTEREST_TABLE.map(([, , interest]) => interest),
  },
  provision: {
    fields: three!.fields,
    correction: ['rate-2', '101', '36'],
    tableName: calculators.provision.title,
    results: [...three!.provisions, three!.total],
  },
  depreciation: {
    fields: diminishing.fields,
    correction: ['life', '51', '4'],
    tableName: calculators.depreciation.diminishing,
    results: [...diminishing.charges],
  },
}

/** Pastes `text` into a field; as from a spreadsheet, tabs separate cells and line breaks rows. */
const paste = (field: Locator, text: string) =>
  field.evaluate((input, data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', data)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

for (const kind of kinds)
  test(`the calculator of ${kind} computes results to restore, enquire about and print`, async ({ page }) => {
    const { fields, correction, tableName, results } = EXAMPLES[kind]
    await page.setViewportSize({ width: 1440, height: 900 })
    const { group, button, choice, field, status, type } = await openCalculator(page, kind, `#${kind}?`)
    const table = group.getByRole('table', { name: tableName, exact: true })
    const rows = table.locator('tbody tr')
    const expectText = (words: string) => expect(group.getByText(words, { exact: true }))
    await test.step('an invalid address shows a message', async () => {
      await expect(status).toHaveText(calculators.invalidAddress)
    })
    await test.step('typed figures give the reference results', async () => {
      await type(fields)
      await expect(rows).toContainText(results)
      await expectText(calculators.ownFigures).toBeVisible()
    })
    await test.step('an invalid figure has a message; the last valid result stays until the correction', async () => {
      const [fieldName, invalid, valid] = correction
      const part = field(fieldName, fields)
      await part.fill(invalid)
      await expect(part).toHaveAttribute('aria-invalid', 'true')
      await expectText(calculators.staleResult).toBeVisible()
      await expect(rows).toContainText(results)
      const message = await group.locator(`[id="${await part.getAttribute('aria-describedby')}"]`).innerText()
      await expect(status).toContainText(message)
      expect(await accessibilityFaults(page, { part: `#${calculatorId(kind)}` })).toEqual([])
      await part.fill(valid)
      await expectText(calculators.staleResult).toHaveCount(0)
    })
    await test.step('a reload restores the figures from the address; an enquiry contains the result', async () => {
      const changed = { ...fields, [correction[0]]: correction[2] }
      await expect(page).toHaveURL(({ hash }) => hash === serializeFields(kind, changed))
      const resultText = await status.innerText()
      const tableText = await table.innerText()
      await page.reload()
      await hydrate(page)
      await expectText(calculators.ownFigures).toBeVisible()
      await expect.poll(() => table.innerText()).toBe(tableText)
      await expectEnquiryAbout(await openDialogWith(button(calculators.ask)), kind, resultText)
      await page.keyboard.press('Escape')
      await expect(button(calculators.ask)).toBeFocused()
    })
    if (kind === 'interest')
      await test.step('an enquiry about a fixed deposit names the deposit, not the account', async () => {
        const { fields: depositTexts, methods } = calculators.interest
        const messageField = group.locator('input[name=message]')
        await expect(messageField).toHaveValue(new RegExp(literally(depositTexts.opening)))
        await choice(methods.fixed.name).check()
        await expect(messageField).toHaveValue(new RegExp(`; ${literally(depositTexts.fixed)} `))
        await expect(messageField).not.toHaveValue(new RegExp(literally(depositTexts.opening)))
        await choice(methods[fields.method as keyof typeof methods].name).check()
      })
    await test.step('if the browser denies the clipboard, a text field shows the link selected', async () => {
      const linkField = group.getByRole('textbox', { name: calculators.copyByHand, exact: true })
      const denyClipboard = () => (navigator.clipboard.writeText = () => Promise.reject(new Error('denied')))
      await page.evaluate(`(${denyClipboard.toString()})()`)
      await button(calculators.copy).click()
      await expect(linkField).toBeFocused()
      await expect(linkField).toHaveValue(page.url())
      expect(await page.evaluate(() => getSelection()!.toString())).toBe(page.url())
    })
    await test.step('reset to the sample and undo work by keyboard', async () => {
      await button(calculators.backToSample).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(pageOf(kind))
      await button(calculators.undo).focus()
      await page.keyboard.press('Enter')
      await expect(button(calculators.backToSample)).toBeFocused()
      await expectText(calculators.ownFigures).toBeVisible()
    })
    await test.step('the Print button prints only this calculator', async () => {
      await page.evaluate(() => Object.assign(window, { print: () => undefined }))
      await button(calculators.print).click()
      await page.emulateMedia({ media: 'print' })
      await expect(group.getByRole('textbox').first()).toBeVisible()
      await expectText(calculators.rules).toBeVisible()
      await expect(group.getByText(interpolate(calculators.date, { date: '' }).trim())).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
      await page.evaluate(() => dispatchEvent(new Event('afterprint')))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
    await test.step('on a phone, the opened figures fit into a window of 320 px', async () => {
      await page.setViewportSize({ width: 320, height: 844 })
      await group.locator('summary').filter({ hasText: calculators.figures }).click()
      await expect(field(Object.keys(fields).at(-1)!, fields)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  })

test('results and messages of a calculator are in Nepali', async ({ page }) => {
  const { group, status } = await openCalculator(page, 'interest', `#${calculatorId('interest')}`, 'ne')
  for (const typed of ['x', '५५,०००']) {
    const before = (await status.textContent()) ?? ''
    await group.getByRole('textbox').first().fill(typed)
    await expect(status).toHaveText(/\S/)
    await expect(status).not.toHaveText(before)
    expect(`${await group.innerText()} ${await status.textContent()}`).not.toMatch(/\d/)
    expect(await latinWords(page)).toEqual([])
  }
})

test('adding, removing, restoring and pasting movements is announced; a third cell is an error', async ({ page }) => {
  await page.clock.install()
  const { group, field, button, choice, status, type } = await openCalculator(page, 'interest')
  const { methods, movements, halfYear } = calculators.interest
  await type(account())
  await choice(methods.halfYearlyMinimum.name).check()
  const halfYearText = interpolate(halfYear, { days: account().halfDays ?? '', interest: HALF_YEAR_AND_TAX.halfYear })
  await expect(group.getByText(halfYearText)).toBeVisible()
  const days = group.getByRole('textbox', { name: new RegExp(`^${movements.day.split('{')[0]}`) })
  const count = await days.count()
  // The live region keeps the announcement until a result replaces it.
  await stopClock(page)
  await button(movements.add).focus()
  await page.keyboard.press('Enter')
  await expect(status).toHaveText(interpolate(movements.added, { index: count + 1 }))
  await expect(days.last()).toBeFocused()
  for (const key of ['3', '0', 'Tab', '-', '5', 'Tab', 'Enter']) await page.keyboard.press(key)
  await expect(status).toHaveText(interpolate(movements.removed, { index: count + 1 }))
  await expect(days).toHaveCount(count)
  await expect(button(calculators.undo)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status).toHaveText(calculators.undone)
  await expect(button(calculators.backToSample)).toBeFocused()
  await expect(days.last()).toHaveValue('30')
  await paste(days.nth(1), 'Day\tRs\r\n2\t1,000\r\n3\t-2,000\r\n')
  await expect(status).toHaveText(interpolate(movements.pasted, { count: 2 }))
  await expect(field('amount-3')).toHaveValue('-2,000')
  await paste(field('opening'), '2\t\t9\r\n')
  await expect(field('opening')).toHaveAccessibleDescription(calculators.wrong.tooManyCells)
})

test('another set of classes keeps the amounts of classes in both sets; a longer column is cut', async ({ page }) => {
  await page.clock.install()
  const { group, choice, field, status, type } = await openCalculator(page, 'provision')
  const { provision } = calculators
  await type({ ...three!.fields, 'principal-1': '1', 'principal-2': '2' })
  await choice(provision.four.name).check()
  for (const [index, { id }] of provision.four.classes.entries()) {
    const indexInThree = provision.three.classes.findIndex((one) => one.id === id)
    const kept = ['1', '2', three!.fields['principal-3']][indexInThree] ?? ''
    await expect(field(`principal-${index + 1}`, four!.fields)).toHaveValue(kept)
  }
  await type(four!.fields)
  await expect(group.getByText(provision.surplusNote)).toBeVisible()
  await choice(provision.three.name).check()
  await stopClock(page)
  await paste(field('principal-1', three!.fields), '1\r\n2\r\n3\r\n4\r\n5')
  await expect(status).toHaveText(interpolate(provision.pasted, { count: provision.three.classes.length, copied: 5 }))
})

/** Expects a subject with the names of product and calculator, and a message that begins with `result`. */
async function expectEnquiryAbout(form: EnquiryForm, kind: Kind, result: string) {
  const { subject, message } = enquiryForm.fields
  const product = products.find(({ path }) => path === pageOf(kind))!
  const name = `${product.pageName}, ${calculators[kind].name}`
  await expect(form.field(subject)).toHaveValue(interpolate(labels.enquiryAbout, { name }))
  await expect(form.field(message)).toHaveValue(startingWith(result))
}

test('a click on Ask before hydration passes product, kind and figures to the form', async ({ page }) => {
  const { methods, result, sample } = calculators.interest
  const askBeforeHydration = async (kind: Kind, hash = '') => {
    const release = await openWithHeldScripts(page, pageOf(kind) + hash)
    await calculatorOn(page, kind).button(calculators.ask).click()
    await expect(page).toHaveURL(/\/contactus\?/)
    release()
    return hydratedForm(page)
  }
  const resultText = interpolate(result, { method: methods[sample.method].name, interest: '' }).trim()
  await expectEnquiryAbout(await askBeforeHydration('interest'), 'interest', resultText)
  await test.step('with the figures of a shared link in the address, it passes no figures of the sample', async () => {
    const hash = serializeFields('depreciation', asset({ life: '7' })) ?? ''
    await expectEnquiryAbout(await askBeforeHydration('depreciation', hash), 'depreciation', '')
    await expect(mainForm(page).field(enquiryForm.fields.message)).toHaveValue('')
  })
})

/** Matches the address of the calculators' chunk, the only one that names this error. */
const isCalculatorChunk = scriptWith('tooManyCells')

test('fields are read-only until a click loads the chunk; a failure to load is reported', async ({ page }) => {
  await page.route(isCalculatorChunk, (route) => route.abort())
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, pageOf('provision'))
  const { group, field, status, choice } = calculatorOn(page, 'provision')
  await group.locator('summary').filter({ hasText: calculators.figures }).click()
  for (const part of await group.getByRole('textbox').all()) await expect(part).not.toBeEditable()
  await expect(choice(calculators.provision.four.name)).toBeDisabled()
  const heldField = field('held')
  await heldField.click()
  await expect(group.getByRole('alert').filter({ hasText: calculators.unloaded })).toBeInViewport({ ratio: 1 })
  await page.unroute(isCalculatorChunk)
  // Held until after the click: a chunk that arrives between mouse press and release would undo the selection.
  const release = await holdScripts(page, isCalculatorChunk)
  await heldField.click()
  release()
  await expect(status).toBeAttached()
  await expect(group.getByText(calculators.unloaded)).toHaveCount(0)
  await expect(heldField).toBeFocused()
  await page.keyboard.type('5')
  await expect(heldField).toHaveValue('5')
})

test('a link with figures opens its calculator on a phone, with a layout shift of at most 0.02', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await recordLayoutShifts(page)
  await page.route(isCalculatorChunk, async (route) => {
    // The page is painted before the chunk arrives: the arrival would show as a layout shift.
    await twoFrames(page)
    await route.continue()
  })
  // 20 rows: taller than the sample, so that a missing reserve would shift the layout.
  await openHydrated(page, pageOf('depreciation') + serializeFields('depreciation', asset({ years: '20' })))
  const { group } = calculatorOn(page, 'depreciation')
  await expect(group.getByText(calculators.ownFigures, { exact: true })).toBeVisible()
  await expectBelowHeader(page.locator('summary').filter({ hasText: calculators.depreciation.title }), 24)
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02)
})

test('without scripts the sample of a calculator can be read, and its fields are read-only', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(pageOf('interest'))
  const { group, button } = calculatorOn(page, 'interest')
  const rows = group.getByRole('table', { name: calculators.interest.title, exact: true }).locator('tbody tr')
  await expect(rows).toHaveCount(INTEREST_TABLE.length)
  for (const field of await group.getByRole('textbox').all()) await expect(field).not.toBeEditable()
  await expect(button(calculators.interest.movements.add)).toBeHidden()
})

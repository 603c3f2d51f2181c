import type { Locator } from '@playwright/test'

import { accessibilityFaults } from './support/accessibility-faults'
import {
  account,
  asset,
  calculatorId,
  calculatorOn,
  calculatorPath,
  HALF_YEAR_AND_TAX,
  hashOf,
  INTEREST_TABLE,
  kinds,
  MAX_MOVEMENTS,
  openCalculator,
  PROVISIONS,
  sampleOf,
  type CalculatorKind,
} from './support/calculators'
import { content, interpolate, interpolateIn, escapeRegExp, startingWith } from './support/content'
import { contactDialog, hydrateForm, mainForm, openDialogWith, type FormOnPage } from './support/enquiry'
import { holdScripts, openWithHeldScripts, scriptWith } from './support/held-requests'
import { latinWords } from './support/latin-words'
import { layoutShiftOf, recordLayoutShifts } from './support/layout-shifts'
import { pagesIn } from './support/pages-in'
import {
  expect,
  expectBelowHeader,
  hydrate,
  openHydrated,
  someOf,
  stopClock,
  test,
  waitTwoFrames,
} from './support/test'

const { calculators, enquiryForm, labels, products } = content
const { shared } = calculators
const [threeClasses, fourClasses] = PROVISIONS

/** Pastes cells of a spreadsheet into a field: tabs separate cells, and line breaks separate rows. */
const paste = (field: Locator, cells: string) =>
  field.evaluate((input, data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', data)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, cells)

for (const kind of kinds)
  test(`figures of the calculator of ${kind} can be typed, restored, enquired about and printed`, async ({
    page,
    browserName,
  }) => {
    const { fields, firstField, firstValue } = sampleOf(kind)
    await page.setViewportSize({ width: 1440, height: 900 })
    const { group, button, field, status } = await openCalculator(page, kind, `#${kind}?`)
    const results = () => group.locator('table, dl').allInnerTexts()
    const sampleResults = await results()
    const expectText = (words: string) => expect(group.getByText(words, { exact: true }))
    await test.step('an invalid address shows a message', async () => {
      await expect(status).toHaveText(shared.invalidAddress)
    })
    await test.step('the sample, typed in Devanagari digits, gives the same results', async () => {
      for (const name of Object.keys(fields))
        if (await field(name).count())
          await field(name).fill(interpolateIn('ne', '{figure}', { figure: fields[name]! }))
      await expectText(shared.ownFigures).toBeVisible()
      expect(await results()).toEqual(sampleResults)
    })
    await test.step('an invalid figure has a message, and the last valid result stays until the correction', async () => {
      const invalidField = field(firstField)
      await invalidField.fill('x')
      await expect(invalidField).toHaveAttribute('aria-invalid', 'true')
      await expectText(shared.staleResult).toBeVisible()
      expect(await results()).toEqual(sampleResults)
      const message = await group.locator(`[id="${await invalidField.getAttribute('aria-describedby')}"]`).innerText()
      await expect(status).toContainText(message)
      expect(await accessibilityFaults(page, { within: `#${calculatorId(kind)}` })).toEqual([])
      await invalidField.fill(String(Number(firstValue) + 1))
      await expectText(shared.staleResult).toHaveCount(0)
      expect(await results()).not.toEqual(sampleResults)
    })
    await test.step('a reload restores the figures from the address; an enquiry contains the result', async () => {
      const corrected = { ...fields, [firstField]: String(Number(firstValue) + 1) }
      await expect(page).toHaveURL(({ hash }) => hash === hashOf(kind, corrected))
      const resultText = await status.innerText()
      const correctedResults = await results()
      await page.reload()
      await hydrate(page)
      await expectText(shared.ownFigures).toBeVisible()
      await expect.poll(results).toEqual(correctedResults)
      await expectEnquiryAbout(await openDialogWith(button(calculators.ask)), kind, resultText)
      await page.keyboard.press('Escape')
      await expect(button(calculators.ask)).toBeFocused()
    })
    await test.step('each Print button prints a part of this calculator alone, on one sheet of A4', async () => {
      await page.evaluate(() => Object.assign(window, { print: () => undefined }))
      const heading = page.getByRole('heading', { level: 1 })
      for (const printButton of await someOf(group.getByRole('button', { name: startingWith(shared.print) }))) {
        const isWhole = (await printButton.innerText()) === shared.print
        await printButton.click()
        await page.emulateMedia({ media: 'print' })
        await expect(heading).toBeHidden()
        if (isWhole) {
          await expect(field(firstField)).toBeVisible()
          await expectText(calculators.note).toBeVisible()
          await expect(group.getByText(interpolate(shared.date, { date: '' }).trim())).toBeVisible()
          await expect(group.getByRole('heading', { name: calculators[kind].title, exact: true })).toBeVisible()
          const [figures, result] = [page.locator(`#${kind}-figures`), group.getByText(shared.ownFigures)]
          const { y, height } = (await figures.boundingBox())!
          expect(y + height, 'no field lies on the results').toBeLessThanOrEqual((await result.boundingBox())!.y)
        }
        // The browser prints at once, and then fires `afterprint`. Only Chromium writes PDF.
        if (browserName === 'chromium') expect(await pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
        await page.emulateMedia({ media: 'screen' })
        await expect(heading).toBeVisible()
      }
    })
    await test.step('on a phone, the opened figures fit into a window of 320 px', async () => {
      await page.setViewportSize({ width: 320, height: 844 })
      await group.locator('summary').filter({ hasText: shared.figures }).click()
      await expect(field(firstField)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  })

test('the sample can be restored and undone by keyboard, and the link copied without a clipboard', async ({ page }) => {
  const { group, button, radio } = await openCalculator(page, 'interest', hashOf('interest', account()))
  const { fields: depositTexts, methods } = calculators.interest
  const ownFigures = group.getByText(shared.ownFigures, { exact: true })
  await test.step('an enquiry about a fixed deposit names the deposit, not the account', async () => {
    const messageField = group.locator('input[name=message]')
    await expect(messageField).toHaveValue(new RegExp(escapeRegExp(depositTexts.opening)))
    await radio(methods.fixed.name).check()
    await expect(messageField).toHaveValue(new RegExp(`; ${escapeRegExp(depositTexts.fixed)} `))
    await expect(messageField).not.toHaveValue(new RegExp(escapeRegExp(depositTexts.opening)))
  })
  await test.step('if the browser denies the clipboard, a text field shows the link, selected for copying', async () => {
    const linkField = group.getByRole('textbox', { name: shared.copyByHand, exact: true })
    const denyClipboard = () => (navigator.clipboard.writeText = () => Promise.reject(new Error('denied')))
    await page.evaluate(`(${denyClipboard.toString()})()`)
    await expect(page).toHaveURL(({ hash }) => hash === hashOf('interest', account({ method: 'fixed' })))
    await button(shared.copy).click()
    await expect(linkField).toBeFocused()
    await expect(linkField).toHaveValue(page.url())
    expect(await page.evaluate(() => getSelection()!.toString())).toBe(page.url())
  })
  await test.step('by keyboard, one button resets to the sample, and another restores the typed figures', async () => {
    await button(shared.backToSample).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(calculatorPath('interest'))
    await button(shared.undo).focus()
    await page.keyboard.press('Enter')
    await expect(button(shared.backToSample)).toBeFocused()
    await expect(ownFigures).toBeVisible()
  })
})

test('a Nepali interest calculator has results and messages in Nepali words and digits', async ({ page }) => {
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

test('adding, removing, restoring and pasting movements is announced; too many cells are an error', async ({
  page,
}) => {
  await page.clock.install()
  const { group, field, button, radio, status } = await openCalculator(page, 'interest', hashOf('interest', account()))
  const { methods, movements, halfYear } = calculators.interest
  await radio(methods.halfYearlyMinimum.name).check()
  const halfYearText = interpolate(halfYear, { days: account().halfDays ?? '', interest: HALF_YEAR_AND_TAX.halfYear })
  await expect(group.getByText(halfYearText)).toBeVisible()
  const dayFields = group.getByRole('textbox', { name: new RegExp(`^${movements.day.split('{')[0]}`) })
  const count = await dayFields.count()
  // The clock stops, so that no result replaces an announcement in the live region.
  await stopClock(page)
  await button(shared.rows.add).focus()
  await page.keyboard.press('Enter')
  await expect(status).toHaveText(interpolate(shared.rows.added, { index: count + 1 }))
  await expect(dayFields.last()).toBeFocused()
  // Types day 30 and amount -5, and presses the Remove button.
  for (const key of ['3', '0', 'Tab', '-', '5', 'Tab', 'Enter']) await page.keyboard.press(key)
  await expect(status).toHaveText(interpolate(shared.rows.removed, { index: count + 1 }))
  await expect(dayFields).toHaveCount(count)
  await expect(button(shared.undo)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status).toHaveText(shared.undone)
  await expect(button(shared.backToSample)).toBeFocused()
  await expect(dayFields.last()).toHaveValue('30')
  // A sheet has a column of words too, which no field takes.
  await paste(dayFields.nth(1), 'Day\tFor\tRs\r\n2\tMilk\t1,000\r\n3\tFees\t-2,000\r\n')
  await expect(status).toHaveText(interpolate(shared.rows.pasted, { count: 2 }))
  await expect(field('amount-3')).toHaveValue('-2,000')
  await paste(field('opening'), '2\t\t9\r\n')
  await expect(field('opening')).toHaveAccessibleDescription(shared.wrong.tooManyCells)
  await paste(dayFields.first(), '2\t7\t9\r\n')
  const { tooManyColumns, tooMany } = shared.wrong
  await expect(dayFields.first()).toHaveAccessibleDescription(interpolate(tooManyColumns, { copied: 3, columns: 2 }))
  await paste(dayFields.first(), '2083-05-06\t20,000\r\n'.repeat(MAX_MOVEMENTS + 1))
  await expect(dayFields).toHaveCount(MAX_MOVEMENTS + 1)
  await expect(dayFields.last()).toHaveValue('6')
  await expect(group.getByText(interpolate(tooMany, { max: MAX_MOVEMENTS }), { exact: true })).toBeVisible()
})

test('a change of loan classes keeps amounts of common classes; a long pasted column is cut', async ({ page }) => {
  await page.clock.install()
  const hash = hashOf('provision', { ...threeClasses!.fields, 'principal-1': '1', 'principal-2': '2' })
  const { group, radio, field, status } = await openCalculator(page, 'provision', hash)
  const { provision } = calculators
  await radio(provision.four.name).check()
  for (const [index, { id }] of provision.four.classes.entries()) {
    const indexInThree = provision.three.classes.findIndex((loanClass) => loanClass.id === id)
    const kept = ['1', '2', threeClasses!.fields['principal-3']][indexInThree] ?? ''
    await expect(field(`principal-${index + 1}`)).toHaveValue(kept)
  }
  for (const [name, value] of Object.entries(fourClasses!.fields)) await field(name).fill(value)
  await expect(group.getByText(provision.surplusNote)).toBeVisible()
  await radio(provision.three.name).check()
  await stopClock(page)
  await paste(field('principal-1'), '1\r\n2\r\n3\r\n4\r\n5')
  await expect(status).toHaveText(interpolate(provision.pasted, { count: provision.three.classes.length, copied: 5 }))
})

/** Expects a subject with the names of product and calculator, and a message that starts with `messageStart`. */
async function expectEnquiryAbout(form: FormOnPage, kind: CalculatorKind, messageStart: string) {
  const { subject, message } = enquiryForm.fields
  const product = products.find(({ path }) => path === calculatorPath(kind))!
  const name = `${product.pageName}, ${calculators[kind].name}`
  await expect(form.field(subject)).toHaveValue(interpolate(labels.enquiryAbout, { name }))
  await expect(form.field(message)).toHaveValue(startingWith(messageStart))
}

test('a click on Ask before hydration passes product, calculator and result to the form', async ({ page }) => {
  const { methods, result, sample } = calculators.interest
  const askBeforeHydration = async (kind: CalculatorKind, hash = '') => {
    const release = await openWithHeldScripts(page, calculatorPath(kind) + hash)
    // All calculators of a product but the first are folded.
    const foldedTitle = page.locator('details:not([open]) > summary').filter({ hasText: calculators[kind].title })
    if (await foldedTitle.isVisible()) await foldedTitle.click()
    await calculatorOn(page, kind).button(calculators.ask).click()
    await expect(page).toHaveURL(/\/contactus\?/)
    release()
    return hydrateForm(page)
  }
  const resultText = interpolate(result, { method: methods[sample.method].name, interest: '' }).trim()
  await expectEnquiryAbout(await askBeforeHydration('interest'), 'interest', resultText)
  await test.step('if the address contains figures, the message is empty: the HTML contains only the result of the sample', async () => {
    const hash = hashOf('depreciation', asset({ life: '7' }))
    await expectEnquiryAbout(await askBeforeHydration('depreciation', hash), 'depreciation', '')
    await expect(mainForm(page).field(enquiryForm.fields.message)).toHaveValue('')
  })
})

/** Matches the URL of the calculators' chunk, the only script that contains the name of this error. */
const isCalculatorChunk = scriptWith('tooManyCells')

test('fields are read-only until a click loads their chunk; a failed load shows a message', async ({ page }) => {
  await page.route(isCalculatorChunk, (route) => route.abort())
  await page.setViewportSize({ width: 390, height: 844 })
  const { group, field, status, radio } = calculatorOn(page, 'provision')
  const failure = group.getByRole('alert').filter({ hasText: shared.unloaded })
  await test.step('a link with figures says that they did not load', async () => {
    await page.goto(calculatorPath('provision') + hashOf('provision', threeClasses!.fields))
    await expect(failure).toBeInViewport({ ratio: 1 })
  })
  await openHydrated(page, calculatorPath('provision'))
  await expect(failure).toHaveCount(0)
  await page.locator('summary').filter({ hasText: calculators.provision.title }).click()
  await group.locator('summary').filter({ hasText: shared.figures }).click()
  await expect(failure).toBeInViewport({ ratio: 1 })
  for (const textbox of await someOf(group.getByRole('textbox'))) await expect(textbox).not.toBeEditable()
  await expect(radio(calculators.provision.four.name)).toBeDisabled()
  const heldField = field('provisionHeld')
  // Held until after the click: a chunk that arrives between mouse press and release would undo the selection of the text.
  const release = await holdScripts(page, isCalculatorChunk)
  await heldField.click()
  release()
  await expect(status).toBeAttached()
  await expect(group.getByText(shared.unloaded)).toHaveCount(0)
  await expect(heldField).toBeFocused()
  await page.keyboard.type('5')
  await expect(heldField).toHaveValue('5')
})

test('what is pressed before the code of a calculator has come is done when it comes', async ({ page }) => {
  const { movements, result, methods } = calculators.interest
  const release = await holdScripts(page, isCalculatorChunk)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, calculatorPath('interest') + hashOf('interest', account({ method: 'fixed' })))
  const { button } = calculatorOn(page, 'interest')
  await button(shared.rows.add).click()
  await button(calculators.ask).click()
  release()
  // By id: the dialog hides the calculator from assistive technology.
  const dayFields = page.locator(`#${calculatorId('interest')}`).getByRole('textbox', {
    name: new RegExp(`^${movements.day.split('{')[0]}`),
    includeHidden: true,
  })
  await expect(dayFields).toHaveCount(4)
  const messageStart = interpolate(result, { method: methods.fixed.name, interest: '' }).trim()
  const message = contactDialog(page).getByLabel(enquiryForm.fields.message.label)
  await expect(message).toHaveValue(startingWith(messageStart))
})

test('a link with figures and a text directive opens its calculator on a phone, with a layout shift of at most 0.02', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await recordLayoutShifts(page)
  await page.route(isCalculatorChunk, async (route) => {
    // The browser must paint the page before the chunk arrives, to record a layout shift by the chunk.
    await waitTwoFrames(page)
    await route.continue()
  })
  // 20 rows are higher than the sample: without reserved height, the rows would shift the layout.
  const fragment = hashOf('depreciation', asset({ years: '20' }))!
  // Browsers hide a text directive from scripts: as in a link to highlighted text, the figures stay.
  await openHydrated(page, `${calculatorPath('depreciation')}${fragment}:~:text=none`)
  const { group } = calculatorOn(page, 'depreciation')
  await expect(group.getByText(shared.ownFigures, { exact: true })).toBeVisible()
  await expectBelowHeader(page.locator('summary').filter({ hasText: calculators.depreciation.title }), 24)
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02)
  expect(await page.evaluate(() => location.hash)).toBe(fragment)
})

test('without scripts a calculator shows its sample results, and its fields are read-only', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(calculatorPath('interest'))
  const { group, button } = calculatorOn(page, 'interest')
  const rows = group.getByRole('table', { name: calculators.interest.title, exact: true }).locator('tbody tr')
  await expect(rows).toHaveCount(INTEREST_TABLE.length)
  for (const field of await someOf(group.getByRole('textbox'))) await expect(field).not.toBeEditable()
  await expect(button(shared.rows.add)).toBeHidden()
})

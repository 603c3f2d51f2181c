import type { Locator, Page } from '@playwright/test'

import { calculatorId, kinds, openCalculator, sampleOf, type CalculatorKind } from './support/calculators'
import { content, countGraphemes, interpolate, productWithMostFeatures } from './support/content'
import { dialog, expectSentOnce, formIn, mainForm, receivedMails, uniqueEnquiry } from './support/enquiry'
import { openWithHeldScripts } from './support/held-requests'
import { expect, followFooterLink, hydrate, openHydrated, test } from './support/test'

test.use({ viewport: { width: 1440, height: 900 } })

/**
 * DOM changes by translators (wrap text nodes), password managers (insert elements) and blockers (remove elements).
 * A change that finds nothing throws: a test of an unchanged page would pass.
 */
const DOM_CHANGES = {
  'a translator': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    const translated = texts.filter(
      (text) => text.data.trim() && !text.parentElement?.closest('script, style, noscript, textarea, .notranslate'),
    )
    if (translated.length === 0) throw new Error('no text found')
    for (const text of translated) {
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(`¤${text.data}`)
    }
  },
  'a password manager': () => {
    document.body.prepend(document.createElement('div'))
    const fields = document.querySelectorAll('main form :is(input, textarea)')
    // Of the tested pages, only the contact page has a form in its main part.
    if (fields.length === 0 && location.pathname === '/contactus') throw new Error('no field found')
    for (const field of fields) {
      field.after(Object.assign(document.createElement('span'), { title: 'put in' }))
      const wrapper = document.createElement('div')
      field.replaceWith(wrapper)
      wrapper.append(field)
    }
  },
  'a blocker': () => {
    const parts = document.querySelectorAll('iframe, nav:has([target=_blank])')
    if (parts.length === 0) throw new Error('no part found')
    for (const part of parts) part.remove()
  },
}

/** Numbers of drawings, images, table rows, links, buttons and fields of a page: a lost element lowers one number. */
const inventory = () =>
  ['svg', 'img', 'tr', 'a', 'button', 'input, textarea'].map((tags) => document.querySelectorAll(tags).length)

/** Applies `change` to later pages at DOMContentLoaded, and stores the inventory after `change` in `window.counts`. */
const changeEarly = (page: Page, change: () => void) =>
  page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    (${change.toString()})()
    window.counts = (${inventory.toString()})()
  })`)

for (const [tool, change] of Object.entries(DOM_CHANGES))
  for (const path of ['/', productWithMostFeatures.path, '/company/faqs', '/contactus'])
    for (const moment of ['before hydration', 'after hydration'])
      test(`${path}, changed by ${tool} ${moment}, keeps its elements, a working link and form`, async ({ page }) => {
        const isEarly = moment === 'before hydration'
        if (isEarly) await changeEarly(page, change)
        await openHydrated(page, path)
        if (!isEarly) await page.evaluate(change)
        const countsBefore = isEarly ? await page.evaluate<number[]>('window.counts') : await page.evaluate(inventory)
        const expectNothingLost = () =>
          expect(async () => {
            const counts = await page.evaluate(inventory)
            expect(counts.filter((number, index) => number < countsBefore[index]!)).toEqual([])
          }).toPass()
        await expectNothingLost()
        await followFooterLink(page, dialog.path)
        await page.goBack()
        await expect(page).toHaveURL(path)
        await expectNothingLost()
        if (path !== '/contactus') return
        const form = formIn(page.locator('main form'))
        const { input, expectedMail } = await form.fillUnique()
        const { count, fields } = content.enquiryForm
        const countText = interpolate(count, { count: countGraphemes(input.message), max: fields.message.max ?? 0 })
        await expect(form.root.getByText(countText)).toHaveCount(1)
        await form.root.locator('[type=submit]').click()
        await expect(page.getByRole('dialog')).toBeVisible()
        expect(await receivedMails(expectedMail)).toHaveLength(1)
      })

/** Inputs that add and remove texts: id and new value of a text field, or only the id of a radio button. */
const INPUTS: Partial<Record<CalculatorKind, [id: string, value?: string][]>> = {
  interest: [['method-halfYearlyMinimum'], ['fixed', '123'], ['lowest', '99000'], ['tax', '6']],
  provision: [['classification-four'], ['provisionHeld', '5']],
  depreciation: [['firstMonths', '6'], ['firstMonths-2'], ['rate-3'], ['residual', '7']],
}

for (const kind of kinds)
  test(`after a translator, the calculator of ${kind} still updates texts and figures`, async ({ page, context }) => {
    const { firstField, firstValue } = sampleOf(kind)
    const inputs = INPUTS[kind] ?? [[firstField, String(Number(firstValue) + 1)]]
    await openCalculator(page, kind)
    await page.evaluate(DOM_CHANGES['a translator'])
    for (const [id, value] of inputs) {
      const field = page.locator(`#${kind}-${id}`)
      await (value ? field.fill(value) : field.check())
    }
    await expect(page).toHaveURL(({ hash }) => hash.includes(inputs.at(-1)!.join('=')))
    const unalteredPage = await context.newPage()
    const { group: unalteredGroup } = await openCalculator(unalteredPage, kind, new URL(page.url()).hash)
    await expect(unalteredGroup.getByText(content.calculators.shared.ownFigures, { exact: true })).toHaveCount(1)
    const linesOf = async (part: Locator) => (await part.innerText()).replaceAll('¤', '').split('\n')
    const alteredLines = await linesOf(page.locator(`#${calculatorId(kind)}`))
    expect((await linesOf(unalteredGroup)).filter((line) => !alteredLines.includes(line))).toEqual([])
  })

test('typed text is kept and sent if a password manager changes the form before hydration', async ({ page }) => {
  await changeEarly(page, DOM_CHANGES['a password manager'])
  const form = mainForm(page)
  const nameField = form.root.locator('[name=name]')
  const { input, expectedMail } = uniqueEnquiry()
  const release = await openWithHeldScripts(page, '/contactus')
  await form.fill({ ...input, name: 'Sita' })
  await nameField.focus()
  await page.keyboard.press('End')
  release()
  await hydrate(page)
  await expect(form.root.getByTitle('put in')).toHaveCount(0)
  await expect(nameField).toBeFocused()
  await page.keyboard.type(' Sharma')
  await expect(nameField).toHaveValue('Sita Sharma')
  await form.send.click()
  await expectSentOnce(page, expectedMail)
})

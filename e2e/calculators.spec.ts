import { accessibilityFaults } from './support/accessibility'
import {
  account,
  asset,
  calculatorId,
  copied,
  DEPRECIATIONS,
  INTEREST_CHANGED,
  INTEREST_MORE,
  INTEREST_TABLE,
  kinds,
  openCalculator,
  pageOf,
  paste,
  PROVISIONS,
  writeAddress,
  type Calculator,
  type Fields,
  type Kind,
} from './support/calculators'
import { content, editions, filled, filledIn } from './support/content'
import { expect, hydrated, test } from './support/test'

const { calculators, labels } = content

/** What is typed in each walk: figures, one that is wrong, and another in its place. */
const WALKS: Record<Kind, { fields: Fields; wrong: [name: string, typed: string, right: string] }> = {
  interest: { fields: account(), wrong: ['day-1', '32', '7'] },
  provision: { fields: PROVISIONS[0]!.fields, wrong: ['rate-2', '101', '36'] },
  depreciation: { fields: asset({ cost: '8,00,000' }), wrong: ['life', '51', '4'] },
}

/** Types all figures that were worked out by hand, from those of the walk on, and expects their results. */
type Text = (typeof editions)['en']['calculators']
const figures: Record<Kind, (calculator: Calculator, text: Text, locale: 'en' | 'ne') => Promise<void>> = {
  async interest({ cells, choice, type, more, group }, { interest }, locale) {
    const shown = async () => (await cells(interest.title)).map((row) => row.slice(-2))
    await expect.poll(shown).toEqual(INTEREST_TABLE.map(([, ...row]) => row))
    expect(await more()).toEqual([INTEREST_MORE.tax, INTEREST_MORE.net])
    await choice(interest.methods.halfYearlyMinimum.name).check()
    await expect(
      group.getByText(
        filledIn(locale, interest.halfYear, { days: account().halfDays ?? '', interest: INTEREST_MORE.halfYear }),
      ),
    ).toBeVisible()
    let was = account()
    for (const [change, figure] of INTEREST_CHANGED) {
      await type(account(change), was)
      await expect.poll(async () => (await shown())[0]?.[1]).toBe(figure)
      was = account(change)
    }
    await type(account(), was)
  },
  async provision({ cells, type, more, group }, { provision }) {
    for (const { fields, provisions, total, difference, overdueShare } of PROVISIONS.toReversed()) {
      await type(fields)
      const last = async () => (await cells(provision.title)).map((row) => row.at(-1))
      await expect.poll(last).toEqual([...provisions, total])
      expect((await more()).slice(1)).toEqual([difference.replace('−', ''), `${overdueShare}%`])
      const surplus = difference.startsWith('−')
      await expect(group.getByText(provision.surplusNote)).toHaveCount(surplus ? 1 : 0)
      await expect(group.getByRole('table', { name: provision.journal.title })).toHaveCount(surplus ? 0 : 1)
    }
  },
  async depreciation({ cells, type }, { depreciation }) {
    let was = WALKS.depreciation.fields
    for (const { schedule, fields, charges, closing } of DEPRECIATIONS) {
      await type(fields, was)
      const shown = async () => cells(depreciation[schedule])
      await expect.poll(async () => (await shown()).map(([charge]) => charge)).toEqual(charges)
      expect((await shown()).at(-1)?.[1]).toBe(closing)
      was = fields
    }
    await type(WALKS.depreciation.fields, was)
  },
}

for (const locale of ['en', 'ne'] as const)
  for (const kind of kinds)
    test(`the calculator of ${kind} (${locale})`, async ({ page }) => {
      const { fields, wrong } = WALKS[kind]
      const text = editions[locale].calculators
      await page.setViewportSize({ width: 1440, height: 900 })
      const calculator = await openCalculator(page, kind, `#${kind}?`, locale)
      const { group, button, field, status } = calculator
      const table = group.getByRole('table').first()
      const shown = (words: string) => expect(group.getByText(words, { exact: true }))
      const faults = () => accessibilityFaults(page, { part: `#${calculatorId(kind)}` })
      await test.step('an address that cannot be read shows the sample, and says so', async () => {
        await shown(text.broken).not.toHaveCount(0)
        await expect(status).toHaveText(text.broken)
        expect(await faults()).toEqual([])
      })
      await test.step('typed figures give the results worked out by hand', async () => {
        await calculator.type(fields)
        await shown(text.broken).toHaveCount(0)
        await figures[kind](calculator, text, locale)
        await shown(text.own).toBeVisible()
      })
      await test.step('a wrong figure has a message; the last right result stays until it is right again', async () => {
        const [name, typed, right] = wrong
        const [part, before] = [field(name, fields), await table.innerText()]
        await part.focus()
        await page.keyboard.type(typed)
        await expect(part).toHaveAttribute('aria-invalid', 'true')
        await shown(text.stale).toBeVisible()
        expect(await table.innerText()).toBe(before)
        const message = await group.locator(`[id="${await part.getAttribute('aria-describedby')}"]`).innerText()
        await expect(status).toContainText(message)
        expect(await faults()).toEqual([])
        await part.fill(right)
        await shown(text.stale).toHaveCount(0)
      })
      await test.step('the address follows the figures, and brings them back', async () => {
        await expect(page).toHaveURL(({ hash }) => hash === writeAddress(kind, { ...fields, [wrong[0]]: wrong[2] }))
        const before = await table.innerText()
        await page.reload()
        await hydrated(page)
        await shown(text.own).toBeVisible()
        expect(await table.innerText()).toBe(before)
      })
      await test.step('by keyboard: back to the sample, and undone', async () => {
        const path = pageOf(kind, locale)
        await button(text.sample).focus()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(path)
        await button(text.undo).focus()
        await page.keyboard.press('Enter')
        await expect(status).toHaveText(text.undone)
        await expect(button(text.sample)).toBeFocused()
        await shown(text.own).toBeVisible()
      })
      await test.step('results are copied as numbers', async () => {
        const { plain, html } = await copied(table)
        const rows = plain.split('\n').map((row) => row.split('\t'))
        for (const row of rows.slice(1)) for (const figure of row.slice(-1)) expect(figure).toMatch(/^-?\d+\.\d\d$/)
        expect(html.match(/<tr>/g)).toHaveLength(rows.length)
      })
      await test.step('the Print button prints this calculator alone', async () => {
        await page.evaluate(() => Object.assign(window, { print: () => undefined }))
        await button(text.print).click()
        await page.emulateMedia({ media: 'print' })
        await expect(group.getByRole('textbox').first()).toBeVisible()
        await shown(text.rules).toBeVisible()
        await expect(group.getByText(filled(text.date, { date: '' }).trim())).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
        await page.emulateMedia({ media: 'screen' })
        await page.evaluate(() => dispatchEvent(new Event('afterprint')))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
      await test.step('at 390 and 320 px', async () => {
        await page.setViewportSize({ width: 390, height: 844 })
        await group.locator('summary').filter({ hasText: text.figures }).click()
        await group.getByRole('textbox').first().fill('५५,०००')
        expect(await faults()).toEqual([])
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 })
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        }
      })
    })

test('movements are added, removed, pasted and restored by keyboard, and announced', async ({ page }) => {
  const { group, field, button, status } = await openCalculator(page, 'interest')
  const { movements } = calculators.interest
  const days = group.getByRole('textbox', { name: new RegExp(`^${movements.day.split('{')[0]}`) })
  const count = await days.count()
  await button(movements.add).focus()
  await page.keyboard.press('Enter')
  await expect(status).toHaveText(filled(movements.added, { index: count + 1 }))
  await expect(days.last()).toBeFocused()
  for (const key of ['3', '0', 'Tab', '-', '5', 'Tab', 'Enter']) await page.keyboard.press(key)
  await expect(status).toHaveText(filled(movements.removed, { index: count + 1 }))
  await expect(days).toHaveCount(count)
  await expect(button(calculators.undo)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(days.last()).toBeFocused()
  await expect(days.last()).toHaveValue('30')
  await paste(days.nth(1), 'Day\tRs\r\n2\t1,000\r\n3\t-2,000\r\n')
  await expect(status).toHaveText(filled(movements.pasted, { count: 2 }))
  await expect(field('amount-3')).toHaveValue('-2,000')
  for (const part of [days.first(), field('opening')]) {
    await paste(part, '2\t\t9\r\n')
    await expect(part).toHaveAccessibleDescription(calculators.wrong.tooManyCells)
  }
  await button(calculators.sample).click()
  // The visitor's own account has none of the movements of the sample.
  await paste(days.first(), '5\t1000\r\n')
  await expect(days).toHaveCount(1)
})

test('another set of classes keeps the amounts of shared classes; a longer column says how many were used', async ({
  page,
}) => {
  const { choice, button, field, status, type } = await openCalculator(page, 'provision')
  const { three, four, pasted } = calculators.provision
  const { fields } = PROVISIONS[0]!
  await type({ ...fields, 'principal-1': '1', 'principal-2': '2' })
  await choice(four.name).check()
  for (const [index, { id }] of four.classes.entries()) {
    const before = three.classes.findIndex((one) => one.id === id)
    const kept = ['1', '2', '3,50,000'][before] ?? ''
    await expect(field(`principal-${index + 1}`, PROVISIONS[1]!.fields)).toHaveValue(kept)
  }
  await button(calculators.undo).click()
  await paste(field('principal-1', fields), '1\r\n2\r\n3\r\n4\r\n5')
  await expect(status).toHaveText(filled(pasted, { count: three.classes.length, copied: 5 }))
  await button(calculators.ask).click()
  const subject = page.getByRole('dialog').getByRole('textbox', { name: content.enquiryForm.fields.subject.label })
  await expect(subject).toHaveValue(filled(labels.enquiryAbout, { name: calculators.provision.name }))
})

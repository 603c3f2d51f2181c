import fc from 'fast-check'

import { content, filled } from './support/content'
import { expect, test, twoFrames } from './support/test'
import {
  accountFields,
  accounts,
  assetFields,
  assets,
  bookFields,
  books,
  chargesByHand,
  DEPRECIATIONS,
  HALF_YEAR_SHARE,
  INTEREST_CHANGED,
  INTEREST_SAMPLE,
  INTEREST_TABLE,
  INTEREST_TAXED,
  interestsByHand,
  openWorking,
  PROVISIONS,
  provisionsByHand,
  rowsIn,
  typeFields,
  writeAddress,
  type Working,
} from './support/workings'

const { interest, provision, depreciation } = content.workings

/** Draws 100 inputs. */
const drawn = <T>(arbitrary: fc.Arbitrary<T>) => fc.sample(arbitrary, 100)

/**
 * Gives the page one address after the other, and returns one cell of each row that the `tables` then have, from the
 * first cell on (0) or from the last back (-1).
 */
async function shownAt(working: Working, tables: string[], cell: number, hashes: (string | null)[]) {
  // The working listens to the address once its last state is painted.
  await twoFrames(working.group.page())
  const shown = await working.group.evaluate(
    async (group: HTMLElement, { tables, cell, hashes }) => {
      const shown: { head: string; figure: string }[][] = []
      // Not drawn: that would take most of the time. It is rendered by the end of the event.
      group.hidden = true
      for (const hash of hashes) {
        const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
        location.hash = hash ?? ''
        await changed
        await new Promise((rendered) => setTimeout(rendered))
        const rows = [...group.querySelectorAll('table')]
          .filter(({ caption }) => tables.includes(caption?.textContent ?? ''))
          .flatMap(({ tBodies }) => [...tBodies].flatMap(({ rows }) => [...rows]))
        shown.push(
          rows.map((row) => ({
            head: row.querySelector('th')?.textContent ?? '',
            figure: [...row.querySelectorAll('td')].at(cell)?.textContent.replaceAll(',', '') ?? '',
          })),
        )
      }
      group.hidden = false
      return shown
    },
    { tables, cell, hashes },
  )
  return shown.map((rows) => rows.flatMap(({ head, figure }) => Array<string>(rowsIn(head)).fill(figure)))
}

test('interest gives the specified results for typed figures', async ({ page }) => {
  const working = await openWorking(page, 'interest')
  const { group, row } = working
  await test.step('typed figures', async () => {
    await typeFields.interest(working, INTEREST_SAMPLE)
    for (const [method, product, amount] of INTEREST_TABLE)
      await expect(row(interest.title, interest.methods[method].name)).toHaveText([product, amount])
    for (const [name, figure] of [
      [filled(interest.tax, { rate: INTEREST_SAMPLE.tax }), INTEREST_TAXED.tax],
      [interest.net, INTEREST_TAXED.net],
    ] as const) {
      await expect(group.getByRole('definition').filter({ hasText: figure })).toHaveCount(1, { timeout: 5000 })
      await expect(group.getByText(name, { exact: true })).toBeVisible()
    }
    const { fixed, halfYearlyMinimum } = interest.remarks
    for (const remark of [filled(fixed, { fixed: '50,000.00' }), halfYearlyMinimum])
      await expect(group.getByText(remark, { exact: true })).toBeVisible()
    await group.getByRole('radio', { name: interest.methods.halfYearlyMinimum.name, exact: true }).check()
    await expect(group.getByText(filled(interest.share, { share: HALF_YEAR_SHARE }))).toBeVisible()
    let was = INTEREST_SAMPLE
    for (const [, change, amount] of INTEREST_CHANGED) {
      const fields = { ...INTEREST_SAMPLE, ...change }
      await typeFields.interest(working, fields, was)
      await expect(row(interest.title, interest.methods.dailyBalance.name).last()).toHaveText(amount)
      was = fields
    }
  })
})

test('interest: 100 generated accounts give the results of the reference arithmetic', async ({ page }) => {
  const working = await openWorking(page, 'interest')
  const inputs = drawn(accounts)
  const hashes = inputs.map((one) => writeAddress('interest', accountFields(one)))
  expect(await shownAt(working, [interest.title], -1, hashes)).toEqual(inputs.map(interestsByHand))
})

test('provision gives the specified results for typed figures', async ({ page }) => {
  const working = await openWorking(page, 'provision')
  for (const { name, fields, provisions, total, difference, overdueShare } of PROVISIONS)
    await test.step(`typed figures, ${name}`, async () => {
      await typeFields.provision(working, fields)
      await expect
        .poll(async () => (await working.cells(provision.title)).map((cells) => cells.at(-1)))
        .toEqual([...provisions, total])
      const results = working.group.getByRole('definition')
      await expect(results.nth(1)).toHaveText(difference.replace('−', ''))
      await expect(results.nth(2)).toHaveText(`${overdueShare}%`)
      const surplus = difference.startsWith('−')
      await expect(working.group.getByText(provision.surplusNote)).toHaveCount(surplus ? 1 : 0)
      const journal = working.group.getByRole('table', { name: provision.journal.title, exact: true })
      await expect(journal).toHaveCount(surplus ? 0 : 1)
    })
})

test('provision: 100 generated loan books give the results of the reference arithmetic', async ({ page }) => {
  const working = await openWorking(page, 'provision')
  const inputs = drawn(books)
  const hashes = inputs.map((one) => writeAddress('provision', bookFields(one)))
  expect(await shownAt(working, [provision.title], -1, hashes)).toEqual(inputs.map(provisionsByHand))
})

test('depreciation gives the specified results for typed figures', async ({ page }) => {
  const working = await openWorking(page, 'depreciation')
  let was = {}
  for (const { name, schedule, fields, charges, closing } of DEPRECIATIONS)
    await test.step(`typed figures, ${name}`, async () => {
      await typeFields.depreciation(working, fields, was)
      const cells = () => working.cells(depreciation[schedule])
      await expect.poll(async () => (await cells()).map(([charge]) => charge)).toEqual(charges)
      expect((await cells()).at(-1)?.[1]).toBe(closing)
      was = fields
    })
})

test('depreciation: 100 generated assets give the results of the reference arithmetic', async ({ page }) => {
  const working = await openWorking(page, 'depreciation')
  const { straight, diminishing } = depreciation
  const inputs = drawn(assets)
  const hashes = inputs.map((one) => writeAddress('depreciation', assetFields(one)))
  const expected = inputs.map(chargesByHand).map((charges) => [...charges.straight, ...charges.diminishing])
  expect(await shownAt(working, [straight, diminishing], 0, hashes)).toEqual(expected)
})

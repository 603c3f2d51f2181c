import fc from 'fast-check'

import { content, filled } from './support/content'
import { expect, test } from './support/test'
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
} from './support/workings'

const { interest, provision, depreciation } = content.workings

test('interest: typed figures give the specified results', async ({ page }) => {
  const working = await openWorking(page, 'interest')
  await typeFields.interest(working, INTEREST_SAMPLE)
  for (const [method, product, amount] of INTEREST_TABLE)
    await expect(working.row(interest.title, interest.methods[method].name)).toHaveText([product, amount])
  for (const [name, figure] of [
    [filled(interest.tax, { rate: INTEREST_SAMPLE.tax }), INTEREST_TAXED.tax],
    [interest.net, INTEREST_TAXED.net],
  ] as const)
    await expect(working.group.getByRole('definition').filter({ hasText: figure }))
      .toHaveCount(1, { timeout: 5000 })
      .then(() => expect(working.group.getByText(name, { exact: true })).toBeVisible())
  const { fixed, halfYearlyMinimum } = interest.remarks
  for (const remark of [filled(fixed, { fixed: '50,000.00' }), halfYearlyMinimum])
    await expect(working.group.getByText(remark, { exact: true })).toBeVisible()
  await working.group.getByRole('radio', { name: interest.methods.halfYearlyMinimum.name, exact: true }).check()
  await expect(working.group.getByText(filled(interest.share, { share: HALF_YEAR_SHARE }))).toBeVisible()
  for (const [, change, amount] of INTEREST_CHANGED) {
    await typeFields.interest(working, { ...INTEREST_SAMPLE, ...change })
    await expect(working.row(interest.title, interest.methods.dailyBalance.name).last()).toHaveText(amount)
  }
})

test('provision: typed figures give the specified results', async ({ page }) => {
  const working = await openWorking(page, 'provision')
  for (const { fields, provisions, total, difference, overdueShare } of PROVISIONS) {
    await typeFields.provision(working, fields)
    await expect
      .poll(async () => (await working.cells(provision.title)).map((cells) => cells.at(-1)))
      .toEqual([...provisions, total])
    const results = working.group.getByRole('definition')
    await expect(results.nth(1)).toHaveText(difference.replace('−', ''))
    await expect(results.nth(2)).toHaveText(`${overdueShare}%`)
    const surplus = difference.startsWith('−')
    await expect(working.group.getByText(provision.surplusNote)).toHaveCount(surplus ? 1 : 0)
    await expect(working.group.getByRole('table', { name: provision.journal.title, exact: true })).toHaveCount(
      surplus ? 0 : 1,
    )
  }
})

test('depreciation: typed figures give the specified results', async ({ page }) => {
  const working = await openWorking(page, 'depreciation')
  for (const { schedule, fields, charges, closing } of DEPRECIATIONS) {
    await typeFields.depreciation(working, fields)
    await expect
      .poll(async () => (await working.cells(depreciation[schedule])).map(([charge]) => charge))
      .toEqual(charges)
    expect((await working.cells(depreciation[schedule])).at(-1)?.[1]).toBe(closing)
  }
})

/** Gives the page one address after the other, and returns what a table shows at each. */
const shownAt = async (working: Awaited<ReturnType<typeof openWorking>>, tables: string[], hashes: string[]) => {
  const shown = await working.group.evaluate(
    async (group, { tables, hashes }) => {
      const shown: { head: string; cells: string }[][] = []
      for (const hash of hashes) {
        const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
        location.hash = hash
        await changed
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        const found = [...group.querySelectorAll('table')].filter((one) =>
          tables.includes(one.caption?.textContent ?? ''),
        )
        shown.push(
          found.flatMap((table) =>
            [...table.querySelectorAll('tbody tr')].map((row) => ({
              head: row.querySelector('th')?.textContent ?? '',
              cells: [...row.querySelectorAll('td')].map((cell) => cell.textContent).join('|'),
            })),
          ),
        )
      }
      return shown
    },
    { tables, hashes },
  )
  return shown.map((rows) =>
    rows.flatMap(({ head, cells }) => Array.from({ length: rowsIn(head) }, () => cells.replaceAll(',', ''))),
  )
}

const RUNS = 100
const distinct = <T>(arbitrary: fc.Arbitrary<T>) => fc.sample(arbitrary, RUNS)

test('300 generated inputs give the results of the reference arithmetic', async ({ page }) => {
  test.slow()
  const last = (rows: string[]) => rows.map((row) => row.split('|').at(-1))
  const first = (rows: string[]) => rows.map((row) => row.split('|')[0])

  const drawnAccounts = distinct(accounts)
  const account = await openWorking(page, 'interest')
  const ofAccounts = await shownAt(
    account,
    [interest.title],
    drawnAccounts.map((one) => writeAddress('interest', accountFields(one)) ?? ''),
  )
  expect(ofAccounts.map(last)).toEqual(drawnAccounts.map(interestsByHand))

  const drawnAssets = distinct(assets)
  const asset = await openWorking(page, 'depreciation')
  const names = [depreciation.straight, depreciation.diminishing]
  const ofAssets = await shownAt(
    asset,
    names,
    drawnAssets.map((one) => writeAddress('depreciation', assetFields(one)) ?? ''),
  )
  expect(ofAssets.map(first)).toEqual(
    drawnAssets.map(chargesByHand).map(({ straight, diminishing }) => [...straight, ...diminishing]),
  )

  const drawnBooks = distinct(books)
  const book = await openWorking(page, 'provision')
  const ofBooks = await shownAt(
    book,
    [provision.title],
    drawnBooks.map((one) => writeAddress('provision', bookFields(one)) ?? ''),
  )
  expect(ofBooks.map(last)).toEqual(drawnBooks.map(provisionsByHand))
})

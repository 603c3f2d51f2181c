import { readFileSync } from 'node:fs'

import { account, calculatorOn, openCalculator, pageOf, writeAddress } from './support/calculators'
import { content } from './support/content'
import { shiftsOf, watchShifts } from './support/shifts'
import { expect, openHydrated, test } from './support/test'

const { calculators, labels, products } = content

/** Whether an address is that of the file with the code of the calculators. */
const isCode = ({ pathname }: URL) =>
  pathname.endsWith('.js') && readFileSync(`out${decodeURI(pathname)}`, 'utf8').includes('tooManyCells')

test('the code of the calculators loads only near one, and on no page without', async ({ page }) => {
  let asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const hasCode = async () => {
    await page.waitForLoadState('networkidle')
    return asked.some((url) => isCode(new URL(url)))
  }
  await openHydrated(page, pageOf('interest'))
  expect(await hasCode()).toBe(false)
  await openCalculator(page, 'interest')
  expect(await hasCode()).toBe(true)
  asked = []
  await openHydrated(page, products.find((product) => !product.calculators)?.path ?? '/')
  await page.keyboard.press('End')
  expect(await hasCode()).toBe(false)
})

test('until the code has come fields are read-only; a touch asks for it, and the touched field has the focus', async ({
  page,
}) => {
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(isCode, (route) => late.then(() => route.continue()))
  await page.setViewportSize({ width: 390, height: 844 })
  await watchShifts(page)
  await openHydrated(page, pageOf('provision'))
  const { group, field, status, choice } = calculatorOn(page, 'provision')
  await group.locator('summary').filter({ hasText: calculators.figures }).click()
  for (const part of await group.getByRole('textbox').all()) await expect(part).not.toBeEditable()
  await expect(choice(calculators.provision.four.name)).toBeDisabled()
  const held = field('held')
  await held.click()
  // What opening the fold has moved, at a press, does not count.
  const before = await shiftsOf(page)
  arrive()
  await expect(status).toBeAttached()
  await expect(held).toBeFocused()
  expect(await shiftsOf(page)).toEqual(before)
  await page.keyboard.type('5')
  await expect(held).toHaveValue('5')
})

test('when the code fails to load, a touch shows a message, and a later touch loads it', async ({ page }) => {
  await page.route(isCode, (route) => route.abort())
  await openHydrated(page, pageOf('provision'))
  const { group, field, status } = calculatorOn(page, 'provision')
  await field('held').click()
  await expect(group.getByRole('alert').filter({ hasText: calculators.unloaded })).toBeVisible()
  await page.unroute(isCode)
  await field('held').click()
  await expect(status).toBeAttached()
  await expect(group.getByText(calculators.unloaded)).toHaveCount(0)
})

const linked = [
  [390, 'interest', writeAddress('interest', account({ rate: '9' }))],
  // As addresses were written before; its tables are longer than those of the sample.
  [1440, 'depreciation', '#depreciation=c300000_v0_l5_r25_y20_m12'],
] as const
for (const [width, kind, address] of linked)
  test(`a link with figures opens its calculator at ${width} px without a layout shift`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await watchShifts(page)
    await page.route(isCode, async (route) => {
      // Some frames are painted without it.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))))
      await route.continue()
    })
    await openHydrated(page, `${pageOf(kind)}${address}`)
    const { group } = calculatorOn(page, kind)
    await expect(group.getByText(calculators.own, { exact: true })).toBeVisible()
    await expect(group).toBeInViewport()
    expect(await shiftsOf(page)).toEqual([])
  })

test('an address that lost its figures, or ends as a sentence does, opens the sample, and says so', async ({
  page,
}) => {
  const address = writeAddress('interest', account({ rate: '9' })) ?? ''
  for (const [hash, said] of [
    ['', labels.sampleData],
    ['#', labels.sampleData],
    [`${address}.`, calculators.broken],
    [`${address})`, calculators.broken],
  ] as const) {
    await page.goto('about:blank')
    const { group, field } = await openCalculator(page, 'interest', hash)
    await expect(group.getByText(said, { exact: true }).first()).toBeVisible()
    await expect(field('rate')).toHaveValue(String(calculators.interest.sample.rate))
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the sample of a calculator can be read, and its fields are read-only', async ({ page }) => {
    await page.goto(pageOf('interest'))
    const { group, button } = calculatorOn(page, 'interest')
    const rows = group.getByRole('table', { name: calculators.interest.title, exact: true }).locator('tbody tr')
    await expect(rows).toHaveCount(Object.keys(calculators.interest.methods).length)
    for (const field of await group.getByRole('textbox').all()) await expect(field).not.toBeEditable()
    await expect(button(calculators.interest.movements.add)).toBeHidden()
  })
})

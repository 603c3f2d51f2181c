import { readFileSync } from 'node:fs'

import { content, filled } from './support/content'
import { shiftsOf, watchShifts } from './support/shifts'
import { expect, test } from './support/test'
import { DEPRECIATIONS, INTEREST_SAMPLE, openWorking, pageOf, workingOn, writeAddress } from './support/workings'

const { products, workings } = content
const { interest, provision } = workings

test('the code of a working loads only near the working, and on no other page', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(decodeURI(new URL(request.url()).pathname)))
  /** Of the files that the page asked for, those with words of the workings' code. */
  const code = async () => {
    await page.waitForLoadState('networkidle')
    const texts = asked.filter((path) => path.endsWith('.js')).map((path) => readFileSync(`out${path}`, 'utf8'))
    return {
      waits: texts.some((text) => text.includes('cursor-progress')),
      computes: texts.some((text) => text.includes('tooManyCells')),
      words: asked.some((path) => path.includes('/data/workings')),
    }
  }
  await page.goto(pageOf('interest'))
  expect(await code()).toEqual({ waits: true, computes: false, words: false })
  await openWorking(page, 'interest')
  expect(await code()).toEqual({ waits: true, computes: true, words: true })
  asked.length = 0
  await page.goto(products.find((product) => !product.workings)?.path ?? '/')
  await page.keyboard.press('End')
  expect(await code()).toEqual({ waits: false, computes: false, words: false })
})

const linked = [
  [390, 'interest', writeAddress('interest', { ...INTEREST_SAMPLE, movements: [] })],
  // Its tables are longer than those of the sample.
  [1440, 'depreciation', writeAddress('depreciation', { ...DEPRECIATIONS[0]!.fields, years: '20' })],
] as const
for (const [width, kind, address] of linked)
  test(`a link with figures opens its working at ${width} px without a layout shift`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await watchShifts(page)
    await page.route('**/data/workings-*', async (route) => {
      // Some frames are painted without them.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))))
      await route.continue()
    })
    await page.goto(`${pageOf(kind)}${address}`)
    const { group, status } = workingOn(page, kind)
    await status.waitFor({ state: 'attached' })
    await expect(group).toBeInViewport()
    expect(await shiftsOf(page)).toEqual([])
  })

test('when its words fail to load, a touch shows a message, and a later touch loads them', async ({ page }) => {
  await page.route('**/data/workings-*', (route) => route.abort())
  await page.goto(pageOf('provision'))
  const field = page.getByRole('textbox', { name: provision.fields.held, exact: true })
  await field.click()
  await expect(page.getByRole('alert').filter({ hasText: workings.unloaded })).toBeVisible()
  await field.fill('5')
  await page.unroute('**/data/workings-*')
  await page.getByText(provision.sets, { exact: true }).click()
  await expect(page.getByText(workings.own, { exact: true })).toBeVisible()
  await expect(field).toHaveValue('5')
  await expect(page.getByText(workings.unloaded)).toHaveCount(0)
})

test('when its scripts fail to load, a touch shows a message, and a later touch loads them', async ({ page }) => {
  const html = await page.request.get(pageOf('provision')).then((answer) => answer.text())
  const late = (url: URL) => /\/chunks\/.*\.js$/.test(url.pathname) && !html.includes(url.pathname)
  await page.route(late, (route) => route.abort())
  await page.goto(pageOf('provision'))
  const { group, field, status } = workingOn(page, 'provision')
  await field(provision.fields.held).click()
  await expect(group.getByRole('alert').filter({ hasText: workings.unloaded })).toBeVisible()
  await page.unroute(late)
  await field(provision.fields.held).click()
  await expect(status).toBeAttached()
  await expect(group.getByText(workings.unloaded)).toHaveCount(0)
})

test('what is done before the code has loaded takes effect once it has', async ({ page }) => {
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/data/workings-*', (route) => late.then(() => route.continue()))
  await page.goto(pageOf('interest'))
  const { group, field, button } = workingOn(page, 'interest')
  const days = group.getByRole('textbox', { name: new RegExp(`^${interest.movements.day.split('{')[0]}`) })
  const count = await days.count()
  const method = group.getByRole('radio', { name: interest.methods.fixed.name, exact: true })
  const opening = field(interest.fields.opening)
  await method.check()
  await button(filled(interest.movements.remove, { index: 1 })).click()
  await expect(opening).toBeEditable()
  await opening.focus()
  await page.keyboard.type('13')
  await page.keyboard.press('ArrowLeft')
  arrive()
  await test.step('a choice and a press take effect', async () => {
    await expect(group.getByText(workings.own, { exact: true })).toBeVisible()
    await expect(days).toHaveCount(count - 1)
    await expect(method).toBeChecked()
    await expect(button(workings.undo)).toBeVisible()
  })
  await test.step('typed text, the focus and the caret stay in their places', async () => {
    await page.keyboard.type('2')
    await expect(opening).toBeFocused()
    await expect(opening).toHaveValue('123')
  })
})

import type { Page } from '@playwright/test'

import { accessibilityFaults } from './support/accessibility'
import { content, filled } from './support/content'
import { expect, test } from './support/test'
import { METHODS, openWorking, pageOf, workingOn, workingPlace, type Kind } from './support/workings'

const { labels, products, workings } = content
const { interest, provision } = workings

/** Opens a working and checks it with wrong and right figures at several widths. */
async function openAtAllWidths(page: Page, kind: Kind) {
  await page.setViewportSize({ width: 1440, height: 800 })
  const working = await openWorking(page, kind, `#${kind}=`)
  const fold = working.group.locator('summary').filter({ hasText: workings.figures })
  const field = working.group.getByRole('textbox').first()
  for (const width of [1440, 390, 320])
    await test.step(`accessible and without sideways scrolling at ${width} px, with wrong and right figures`, async () => {
      await page.setViewportSize({ width, height: 800 })
      if (!(await field.isVisible())) await fold.click()
      for (const typed of ['', '५५,०००']) {
        await field.fill(typed)
        if (width !== 320) expect(await accessibilityFaults(page, { part: `#${workingPlace(kind)}` })).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
    })
  await fold.click()
  await page.setViewportSize({ width: 1280, height: 720 })
  return working
}

test('the working of depreciation at all widths', async ({ page }) => {
  await openAtAllWidths(page, 'depreciation')
})

test('the working of a provision at all widths, and an enquiry from it', async ({ page }) => {
  const working = await openAtAllWidths(page, 'provision')
  await test.step('an enquiry from a working has its name as the subject', async () => {
    await working.button(workings.ask).click()
    const subject = page.getByRole('dialog').getByRole('textbox', { name: content.enquiryForm.fields.subject.label })
    await expect(subject).toHaveValue(filled(labels.enquiryAbout, { name: provision.name }))
  })
})

test('the working of interest at all widths, and in print', async ({ page }) => {
  const { group, field, button } = await openAtAllWidths(page, 'interest')
  const heading = page.getByRole('heading', { level: 1 })
  /** Presses the Print button, and shows what is printed. */
  const print = async () => {
    await button(workings.print).click()
    await page.emulateMedia({ media: 'print' })
    await expect(group).toBeVisible()
  }
  const printed = async () => {
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(heading).toBeVisible()
  }
  await page.evaluate(() => Object.assign(window, { print: () => undefined }))
  await button(workings.sample).click()
  await test.step('the Print button prints one working, with figures, step, date and rule', async () => {
    await print()
    await printed()
    await field(interest.fields.rate).fill('8')
    await print()
    await expect(field(interest.fields.rate)).toBeVisible()
    await expect(group.getByText('÷')).toBeVisible()
    const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' }).format()
    await expect(group.getByText(filled(workings.date, { date }))).toBeVisible()
    await expect(group.getByText(workings.rules)).toBeVisible()
    await expect(heading).toBeHidden()
    await expect(page.getByText(labels.features, { exact: true })).toBeHidden()
    await printed()
  })
  await test.step('printing the page prints all its workings, with their current figures', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(group.getByText(workings.own)).toBeVisible()
    for (const kind of products.find(({ path }) => path === pageOf('interest'))?.workings ?? [])
      await expect(workingOn(page, kind).group.getByRole('img').first()).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the sample of a working can be read, and its fields are read-only', async ({ page }) => {
    await page.goto(pageOf('interest'))
    const group = page.getByRole('group', { name: interest.title, exact: true })
    const methods = group.getByRole('table', { name: interest.title, exact: true }).locator('tbody tr')
    await expect(methods).toHaveCount(METHODS.length)
    for (const field of await group.getByRole('textbox').all()) await expect(field).not.toBeEditable()
    await expect(group.getByRole('button', { name: interest.movements.add })).toBeHidden()
  })
})

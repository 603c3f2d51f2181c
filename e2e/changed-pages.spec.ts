import type { Page } from '@playwright/test'

import { content, longest } from './support/content'
import { arrived, fill, newEnquiry, uncovered } from './support/enquiry'
import { changePage, moments, visits, type Inventory } from './support/reader-tools'
import { openEarly } from './support/late'
import { expect, hydrated, linkTo, openHydrated, test } from './support/test'

const { enquiryForm } = content

test.use({ viewport: { width: 1440, height: 900 } })

const pages = [
  '/',
  longest.path,
  '/company/faqs',
  '/contactus',
  '/company/feedback',
  '/company/career',
  '/no/such/page',
]

const dialogs = (page: Page) => page.locator('[role=dialog]')
const atChange = (page: Page) => page.evaluate(() => window.atChange)
const inventory = (page: Page) => page.evaluate(() => window.takeInventory())

/** Expects that nothing of `before` is missing; additions by scripts do not count. */
function expectNothingLost(now: Inventory, before: Inventory) {
  for (const [kind, count] of Object.entries(before)) expect(now[kind], kind).toBeGreaterThanOrEqual(count)
}

/** Sends an enquiry with the page's form or its dialog, and expects the success message. */
async function sendEnquiry(page: Page) {
  const { typed, sent } = newEnquiry()
  const opener = page.locator('main form[action]').first()
  const inPage = page.locator('main form[data-enquiry]')
  if ((await inPage.count()) === 0) await opener.getByRole('button').click()
  const form = page.locator('form[data-enquiry]')
  await expect(form).toBeVisible()
  await fill(form, typed)
  await form.locator('[type=submit]').click()
  await expect(dialogs(page).filter({ hasText: enquiryForm.success.text })).toBeVisible()
  expect(await arrived(sent)).toHaveLength(1)
  await page.keyboard.press('Escape')
  if ((await inPage.count()) === 0) await page.keyboard.press('Escape')
  await expect(dialogs(page)).toHaveCount(0)
  await uncovered(page)
}

test('a visitor can go on typing, and what was pressed counts, while React renders the page again', async ({
  page,
}) => {
  await page.addInitScript(changePage, { changes: ['elements put in' as const], moment: 'before' as const })
  const putIn = page.locator('main form [title="put in"]')
  const field = page.locator('main [name=name]')
  await test.step('typing', async () => {
    const arrive = await openEarly(page, '/contactus')
    await field.pressSequentially('Sita')
    arrive()
    await hydrated(page)
    await expect(putIn).toHaveCount(0)
    await expect(field).toBeFocused()
    await page.keyboard.type(' Sharma')
    await expect(field).toHaveValue('Sita Sharma')
    await page.unrouteAll()
  })
  await test.step('Send', async () => {
    const arrive = await openEarly(page, '/contactus')
    const { typed, sent } = newEnquiry()
    await fill(page.locator('main form[data-enquiry]'), typed)
    await page.locator('main form [type=submit]').click()
    arrive()
    await hydrated(page)
    await expect(putIn).toHaveCount(0)
    await expect(dialogs(page).filter({ hasText: enquiryForm.success.text })).toBeVisible()
    expect(await arrived(sent)).toHaveLength(1)
    await page.unrouteAll()
  })
  await test.step('an item and a group of the menu', async () => {
    const arrive = await openEarly(page, longest.path)
    const items = page.locator('[data-fold]').getByRole('button')
    const group = page.locator('header li > button').last()
    await items.nth(1).click()
    await group.click()
    arrive()
    await hydrated(page)
    await expect(page.locator('body > div:first-child:empty')).toHaveCount(0)
    await expect(items.nth(1)).toHaveAttribute('aria-expanded', 'true')
    await expect(items.first()).toHaveAttribute('aria-expanded', 'false')
    await expect(group).toHaveAttribute('aria-expanded', 'true')
  })
})

for (const path of pages)
  for (const moment of path === '/' || path === '/contactus' ? moments : moments.filter((one) => one !== 'while'))
    test(`${path} works with what readers' tools change ${moment} its scripts`, async ({ page }) => {
      for (const changes of visits)
        await test.step(changes.join(', '), async () => {
          const tool = await page.addInitScript(changePage, { changes, moment })
          await openHydrated(page, path)
          const before = await atChange(page)
          expectNothingLost(await inventory(page), moment === 'after' ? before : { ...before, changedTexts: 0 })

          const item = page.locator('[data-fold]').first().getByRole('button')
          if (await item.count()) {
            const open = await item.getAttribute('aria-expanded')
            await item.click()
            await expect(item).toHaveAttribute('aria-expanded', String(open !== 'true'))
          }
          if (await page.locator('main form').count()) await sendEnquiry(page)
          await page.locator('header li > button').last().click()
          await linkTo(page.locator('header'), '/company/offers').click()
          await expect(page).toHaveURL('/company/offers')
          await page.goBack()
          await expect(page).toHaveURL(path)
          // React has rendered the page again, so it has its own words back.
          await expect(async () => expectNothingLost(await inventory(page), { ...before, changedTexts: 0 })).toPass()
          await tool.dispose()
        })
    })

import type { Page } from '@playwright/test'

import { browserFlags, installedBrowser } from '../scripts/browser/installed'
import { calculatorId, openCalculator } from './support/calculators'
import { askAbout, content, filled, still, subjectOf } from './support/content'
import { contactDialog, control, dialog, openWith, uncovered } from './support/enquiry'
import { expect, hydrated, moving, openHydrated, test, accessibleNames, turnWheel } from './support/test'

test.use({
  ...moving,
  viewport: { width: 1440, height: 900 },
  // With the scrollbars of a desktop, whose width the page must keep.
  launchOptions: { executablePath: installedBrowser(), args: browserFlags, ignoreDefaultArgs: ['--hide-scrollbars'] },
})

const { enquiryForm, labels } = content
const { path, opener } = dialog
const nameField = (page: Page) => control(contactDialog(page), enquiryForm.fields.name)
const closed = (page: Page) => expect(contactDialog(page)).toHaveCount(0)
const inside = () => Boolean(document.activeElement?.closest('[role=dialog]'))

test('the dialog opens and closes in 300 ms, its backdrop in 150 ms', async ({ page }) => {
  await openHydrated(page, path)
  const durations = await page.evaluateHandle(() => {
    const durations: Record<string, Set<number>> = { dialog: new Set(), backdrop: new Set() }
    document.addEventListener('animationstart', ({ target }) => {
      for (const [name, found] of Object.entries(durations))
        if (target instanceof Element && target.matches(`.${name}`))
          found.add(parseFloat(getComputedStyle(target).animationDuration) * 1000)
    })
    return () => Object.entries(durations).map(([name, found]) => [name, ...found])
  })
  await openWith(opener(page))
  await page.keyboard.press('Escape')
  await closed(page)
  expect(await durations.evaluate((read) => read())).toEqual([
    ['dialog', 300],
    ['backdrop', 150],
  ])
})

test('Escape, the backdrop and its button close the dialog, and the focus returns to its opener', async ({ page }) => {
  await openHydrated(page, path)
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(10, 450),
    () => contactDialog(page).getByRole('button', { name: labels.close, exact: true }).click(),
  ]) {
    await openWith(opener(page))
    await expect.poll(() => page.evaluate(inside)).toBe(true)
    await close()
    await closed(page)
    await expect(opener(page)).toBeFocused()
  }
})

test('the dialog holds the focus, keeps the typed text for another opener, and leaves the page as it was', async ({
  page,
}) => {
  await openHydrated(page, still.path)
  const ask = page.getByRole('button', { name: askAbout(still), exact: true })
  const place = () => page.evaluate(() => [scrollY, document.body.clientWidth])
  // Which may scroll to it.
  await ask.focus()
  const before = await place()

  await test.step('opened again while it closes, it is above its backdrop', async () => {
    await openWith(ask)
    await page.keyboard.press('Escape')
    // The backdrop closes in half the time.
    await page.locator('.backdrop').waitFor({ state: 'detached' })
    await ask.press('Enter')
    await nameField(page).click()
  })

  await test.step('the focus goes round inside, and the page behind neither scrolls nor shifts', async () => {
    const stops = contactDialog(page).locator('a, button, input, textarea').and(page.locator(':not([tabindex="-1"])'))
    await stops.last().focus()
    await page.keyboard.press('Tab')
    await expect(stops.first()).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(stops.last()).toBeFocused()
    await page.mouse.move(20, 450)
    await turnWheel(page, 600)
    expect(await place()).toEqual(before)
  })

  await test.step('typed text is kept', async () => {
    await nameField(page).fill('Sample Person')
    await page.keyboard.press('Escape')
    await closed(page)
    const other = page.getByRole('button', { name: filled(labels.askForDemo, { name: still.pageName }), exact: true })
    await openWith(other)
    await expect(nameField(page)).toHaveValue('Sample Person')
    await expect(control(contactDialog(page), enquiryForm.fields.subject)).toHaveValue(subjectOf(still))
    await page.keyboard.press('Escape')
    await expect(other).toBeFocused()
  })
})

test('screen readers see nothing behind the dialog', async ({ page }) => {
  await openHydrated(page, path)
  expect(await accessibleNames(page, 'link')).not.toEqual([])
  await openWith(opener(page))
  await expect(contactDialog(page)).toHaveAttribute('aria-modal', 'true')
  await expect(contactDialog(page)).toHaveAccessibleDescription(enquiryForm.allRequired)
  await expect.poll(() => accessibleNames(page, 'link')).toEqual([])
  expect(await accessibleNames(page, 'heading')).toEqual([enquiryForm.dialog.title])
  await page.keyboard.press('Escape')
  await expect.poll(() => accessibleNames(page, 'link')).not.toEqual([])
})

test('the back button closes the dialog and stays on the page; another step back leaves it', async ({ page }) => {
  await openHydrated(page, '/company/faqs')
  await openHydrated(page, path)
  const covered = () => page.evaluate(() => Boolean((history.state as { cover?: boolean } | null)?.cover))

  await test.step('a dialog opened again before the browser has gone back stays open', async () => {
    await page.evaluate(() => {
      history.back = () => {}
    })
    await openWith(opener(page))
    await page.keyboard.press('Escape')
    await closed(page)
    await openWith(opener(page))
    // Now the browser is done.
    await page.evaluate(async () => {
      Reflect.deleteProperty(history, 'back')
      const isBack = new Promise((done) => addEventListener('popstate', done, { once: true }))
      history.back()
      await isBack
    })
    await expect(contactDialog(page)).toHaveAttribute('data-state', 'open')
    await page.goBack()
    await closed(page)
    await expect(page).toHaveURL(path)
    await expect(opener(page)).toBeFocused()
  })

  await test.step('after a reload with the dialog open, or going forward to it', async () => {
    await openWith(opener(page))
    expect(await covered()).toBe(true)
    await page.reload()
    await hydrated(page)
    await expect.poll(covered).toBe(false)
    // The page goes back by itself.
    await page.evaluate(async () => {
      history.forward()
      for (let steps = 0; steps < 2; steps++)
        await new Promise((done) => addEventListener('popstate', done, { once: true }))
    })
    await openWith(opener(page))
    await page.keyboard.press('Escape')
    await closed(page)
    await uncovered(page)
    await page.goBack()
    await expect(page).toHaveURL('/company/faqs')
  })
})

test('a dialog opened right after typing leaves one step back, and the address to the calculator', async ({ page }) => {
  await openHydrated(page, '/company/faqs')
  const { field, button, words } = await openCalculator(page, 'interest')
  await field('rate').fill('8.5')
  await button(words.ask).click()
  await expect(contactDialog(page)).toBeVisible()
  // The result is announced when the address is written.
  await expect(page.locator(`#${calculatorId('interest')} [role=status]`)).not.toBeEmpty()
  await page.keyboard.press('Escape')
  await closed(page)
  await expect(page).toHaveURL(/#interest\?.*rate=8\.5/)
  await page.goBack()
  await expect(page).toHaveURL('/company/faqs')
})

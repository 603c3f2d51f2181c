import type { Page } from '@playwright/test'

import { browserFlags, installedBrowser } from '../scripts/browser/find-browser'
import { askLabel, content, interpolate, productWithoutGallery, subjectOf } from './support/content'
import { contactDialog, dialog, openDialogWith } from './support/enquiry'
import { expect, hydrate, withMotion, openHydrated, test, accessibleNames, turnWheel } from './support/test'

test.use({
  ...withMotion,
  viewport: { width: 1440, height: 900 },
  // Shows the scrollbars, which Playwright hides: the dialog must not change the width of the page.
  launchOptions: [
    ({ browserName }, provide) => {
      const chromium = { executablePath: installedBrowser(), args: browserFlags }
      return provide(browserName === 'chromium' ? { ...chromium, ignoreDefaultArgs: ['--hide-scrollbars'] } : {})
    },
    { scope: 'worker' },
  ],
})

const { enquiryForm, labels } = content
const { path, opener } = dialog
const expectClosed = (page: Page) => expect(contactDialog(page)).toHaveCount(0)

test('Escape, backdrop and Close button close the dialog, and focus returns to the opener', async ({ page }) => {
  await openHydrated(page, path)
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(10, 450),
    () => contactDialog(page).getByRole('button', { name: labels.close, exact: true }).click(),
  ]) {
    await openDialogWith(opener(page))
    await expect(contactDialog(page)).toHaveCSS('animation-duration', '0.3s')
    await expect(page.locator('.dialog-backdrop')).toHaveCSS('animation-duration', '0.15s')
    await expect(contactDialog(page).locator(':focus')).toBeVisible()
    await close()
    await expectClosed(page)
    await expect(opener(page)).toBeFocused()
  }
})

test('the dialog traps the focus; the mouse wheel and screen readers do not reach the page behind the dialog', async ({
  page,
  browserName,
}) => {
  await openHydrated(page, path)
  const scrollAndWidth = () => page.evaluate(() => [scrollY, document.body.clientWidth])
  // Focusing may scroll the page, so the opener gets the focus before the measurement.
  await opener(page).focus()
  const before = await scrollAndWidth()
  const form = await openDialogWith(opener(page))
  await expect(page.locator('main[inert]')).toHaveCount(1)
  await expect(form.root).toHaveAccessibleDescription(enquiryForm.allRequired)
  // Only Chromium exposes its accessibility tree.
  if (browserName === 'chromium') {
    await expect.poll(() => accessibleNames(page, 'link')).toEqual([enquiryForm.yourData.label])
    expect(await accessibleNames(page, 'heading')).toEqual([`${enquiryForm.dialog.title} ${dialog.subject}`])
  }
  const tabStops = form.root.locator('a, button, input, textarea').and(page.locator(':not([tabindex="-1"])'))
  await tabStops.last().focus()
  await page.keyboard.press('Tab')
  await expect(tabStops.first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(tabStops.last()).toBeFocused()
  await page.mouse.move(20, 450)
  await turnWheel(page, 600)
  expect(await scrollAndWidth()).toEqual(before)

  await page.keyboard.press('Escape')
  await expect(page.locator('main[inert]')).toHaveCount(0)
})

test('a dialog that another button of a product page opens shows the same draft and subject', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 })
  await openHydrated(page, productWithoutGallery.path)
  const form = await openDialogWith(page.getByRole('button', { name: askLabel(productWithoutGallery), exact: true }))
  await form.fill({ name: 'Sample Person' })
  await page.keyboard.press('Escape')
  await expectClosed(page)
  const demoLabel = interpolate(labels.askForDemo, { name: productWithoutGallery.pageName })
  for (const otherOpener of [
    page.getByRole('button', { name: demoLabel, exact: true }),
    page.getByRole('complementary').getByRole('button', { name: labels.ask, exact: true }),
  ]) {
    await openDialogWith(otherOpener)
    await expect(form.field(enquiryForm.fields.name)).toHaveValue('Sample Person')
    await expect(form.field(enquiryForm.fields.subject)).toHaveValue(subjectOf(productWithoutGallery))
    await expect(form.root).toHaveAccessibleName(`${enquiryForm.dialog.title} ${subjectOf(productWithoutGallery)}`)
    await page.keyboard.press('Escape')
    await expect(otherOpener).toBeFocused()
  }
})

test('Back closes the dialog, and the page stays open', async ({ page }) => {
  await openHydrated(page, '/company/faqs')
  await openHydrated(page, path)
  await openDialogWith(opener(page))
  await page.goBack()
  await expectClosed(page)
  await expect(page).toHaveURL(path)
  await expect(opener(page)).toBeFocused()

  await test.step('after a reload with the dialog open, Back leaves the page', async () => {
    await openDialogWith(opener(page))
    await page.reload()
    await hydrate(page)
    // The page itself goes back from the history entry of the dialog.
    await expect.poll(() => page.evaluate(() => (history.state as { overlay?: boolean }).overlay)).toBeUndefined()
    await page.goBack()
    await expect(page).toHaveURL('/company/faqs')
  })
})

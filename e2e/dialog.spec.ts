import type { Page } from '@playwright/test'

import { askAbout, content, filled, still, subjectOf } from './support/content'
import { contactDialog as dialog, control, dialogOpener, type Field } from './support/enquiry'
import { expect, moving, test, toldOf } from './support/test'

test.use(moving)

const { labels } = content
const opener = (page: Page) => page.getByRole('button', { name: askAbout(still), exact: true })
const field = (page: Page, label: Field['label']) => control(dialog(page), { label })

async function open(page: Page) {
  await opener(page).click()
  await expect(field(page, 'Name :')).toBeVisible()
}

test('dialog and backdrop open in 300 ms and close in 150 ms', async ({ page }) => {
  await page.goto(still.path)
  /** Duration in ms of the animation that the action starts on the element. */
  const duration = (selector: string, action: () => Promise<void>) =>
    Promise.all([
      page.evaluate(
        (wanted) =>
          new Promise<number>((resolve) => {
            const look = ({ target }: AnimationEvent) => {
              if (!(target instanceof Element) || !target.matches(wanted)) return
              document.removeEventListener('animationstart', look)
              resolve(parseFloat(getComputedStyle(target).animationDuration) * 1000)
            }
            document.addEventListener('animationstart', look)
          }),
        selector,
      ),
      action(),
    ]).then(([time]) => time)
  const press = () => opener(page).click()
  const leave = () => page.keyboard.press('Escape')
  expect(await duration('.dialog', press)).toBe(300)
  expect(await duration('.dialog', leave)).toBe(300)
  await expect(dialog(page)).toHaveCount(0)
  expect(await duration('.backdrop', press)).toBe(150)
  expect(await duration('.backdrop', leave)).toBe(150)
})

for (const [way, close] of Object.entries({
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'the backdrop': (page: Page) => page.mouse.click(10, 450),
  'its button': (page: Page) => dialog(page).getByRole('button', { name: labels.close, exact: true }).click(),
}))
  test(`${way} closes the dialog and returns the focus to its opener`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(still.path)
    await open(page)
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]')))).toBe(true)
    await close(page)
    await expect(dialog(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
  })

test('a dialog opened again while it closes is above its backdrop', async ({ page }) => {
  await page.goto(still.path)
  await open(page)
  await page.keyboard.press('Escape')
  // The backdrop closes in half the time.
  await page.locator('.backdrop').waitFor({ state: 'detached' })
  await opener(page).press('Enter')
  await field(page, 'Name :').click()
})

test('the focus stays inside the dialog', async ({ page }) => {
  await page.goto(still.path)
  await open(page)
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press(key)
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]')))).toBe(true)
    }
})

test('with several openers the focus returns to the one that was pressed', async ({ page }) => {
  await page.goto(still.path)
  const other = page.getByRole('button', { name: filled(labels.askForDemo, { name: still.pageName }), exact: true })
  await other.click()
  await expect(field(page, 'Subject :')).toHaveValue(subjectOf(still))
  await page.keyboard.press('Escape')
  await expect(other).toBeFocused()
})

test('the page behind the dialog neither scrolls nor shifts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(still.path)
  const place = () =>
    page.evaluate(() => [scrollY, document.querySelector('h1')?.getBoundingClientRect().x, document.body.clientWidth])
  const before = await place()
  await open(page)
  await page.mouse.move(20, 450)
  await page.mouse.wheel(0, 600)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await place()).toEqual(before)
})

test.describe('for screen readers', () => {
  test.use({ ownTab: true })

  test('screen readers see nothing behind the dialog', async ({ page }) => {
    await page.goto('/')
    expect(await toldOf(page, 'link')).not.toEqual([])
    await dialogOpener(page).click()
    await expect(field(page, 'Name :')).toBeVisible()
    await expect(dialog(page)).toHaveAttribute('aria-modal', 'true')
    await expect(dialog(page)).toHaveAccessibleDescription(content.enquiryForm.allRequired)
    expect(await toldOf(page, 'link')).toEqual([])
    expect(await toldOf(page, 'heading')).toEqual([content.enquiryForm.dialog.title])
    await page.keyboard.press('Escape')
    await expect.poll(() => toldOf(page, 'link')).not.toEqual([])
  })
})

test('typed text is kept when the dialog is closed and opened again', async ({ page }) => {
  await page.goto(still.path)
  await open(page)
  await field(page, 'Name :').fill('Sample Person')
  await field(page, 'Message :').fill('तीन शाखाका लागि मूल्य?')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await open(page)
  await expect(field(page, 'Name :')).toHaveValue('Sample Person')
  await expect(field(page, 'Message :')).toHaveValue('तीन शाखाका लागि मूल्य?')
})

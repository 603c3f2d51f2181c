import type { Page } from '@playwright/test'

import { askAbout, content, filled, still, subjectOf } from './support/content'
import { contactDialog as dialog, control, dialogOpener, openWith, type Field } from './support/enquiry'
import { expect, moving, openHydrated, test, toldOf, turnWheel } from './support/test'

test.use(moving)

const { labels } = content
const field = (page: Page, label: Field['label']) => control(dialog(page), { label })
const inside = () => Boolean(document.activeElement?.closest('[role=dialog]'))

/** Duration in ms of the animation that the action starts on the element. */
async function duration(page: Page, selector: string, action: () => Promise<void>) {
  const watched = await page.evaluateHandle((wanted) => {
    const started = new Promise<number>((resolve) => {
      const look = ({ target }: AnimationEvent) => {
        if (!(target instanceof Element) || !target.matches(wanted)) return
        document.removeEventListener('animationstart', look)
        resolve(parseFloat(getComputedStyle(target).animationDuration) * 1000)
      }
      document.addEventListener('animationstart', look)
    })
    return { started }
  }, selector)
  await action()
  return watched.evaluate(({ started }) => started)
}

const ways = {
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'the backdrop': (page: Page) => page.mouse.click(10, 450),
  'its button': (page: Page) => dialog(page).getByRole('button', { name: labels.close, exact: true }).click(),
}

test('the contact dialog', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, still.path)
  const opener = page.getByRole('button', { name: askAbout(still), exact: true })
  const leave = () => page.keyboard.press('Escape')
  const closed = () => expect(dialog(page)).toHaveCount(0)

  await test.step('dialog and backdrop open in 300 ms and close in 150 ms', async () => {
    const press = () => opener.click()
    expect(await duration(page, '.dialog', press)).toBe(300)
    expect(await duration(page, '.dialog', leave)).toBe(300)
    await closed()
    expect(await duration(page, '.backdrop', press)).toBe(150)
    expect(await duration(page, '.backdrop', leave)).toBe(150)
    await closed()
  })

  for (const [way, close] of Object.entries(ways))
    await test.step(`${way} closes it and returns the focus to its opener`, async () => {
      await openWith(opener)
      await expect.poll(() => page.evaluate(inside)).toBe(true)
      await close(page)
      await closed()
      await expect(opener).toBeFocused()
    })

  await test.step('opened again while it closes, it is above its backdrop', async () => {
    await openWith(opener)
    await leave()
    // The backdrop closes in half the time.
    await page.locator('.backdrop').waitFor({ state: 'detached' })
    await opener.press('Enter')
    await field(page, 'Name :').click()
  })

  await test.step('the focus stays inside', async () => {
    for (const key of ['Tab', 'Shift+Tab'])
      for (let stop = 0; stop < 12; stop++) {
        await page.keyboard.press(key)
        expect(await page.evaluate(inside)).toBe(true)
      }
  })

  await test.step('typed text is kept when it is closed and opened again', async () => {
    await field(page, 'Name :').fill('Sample Person')
    await field(page, 'Message :').fill('तीन शाखाका लागि मूल्य?')
    await leave()
    await closed()
    await openWith(opener)
    await expect(field(page, 'Name :')).toHaveValue('Sample Person')
    await expect(field(page, 'Message :')).toHaveValue('तीन शाखाका लागि मूल्य?')
    await leave()
    await closed()
  })

  await test.step('the page behind neither scrolls nor shifts', async () => {
    const place = () =>
      page.evaluate(() => [scrollY, document.querySelector('h1')?.getBoundingClientRect().x, document.body.clientWidth])
    const before = await place()
    await openWith(opener)
    await page.mouse.move(20, 450)
    await turnWheel(page, 600)
    expect(await place()).toEqual(before)
    await leave()
    await closed()
  })

  await test.step('with several openers the focus returns to the one that was pressed', async () => {
    const other = page.getByRole('button', { name: filled(labels.askForDemo, { name: still.pageName }), exact: true })
    await other.click()
    await expect(field(page, 'Subject :')).toHaveValue(subjectOf(still))
    await leave()
    await expect(other).toBeFocused()
  })
})

test.describe('for screen readers', () => {
  test('screen readers see nothing behind the dialog', async ({ page }) => {
    await openHydrated(page, '/')
    expect(await toldOf(page, 'link')).not.toEqual([])
    await dialogOpener(page).click()
    await expect(field(page, 'Name :')).toBeVisible()
    await expect(dialog(page)).toHaveAttribute('aria-modal', 'true')
    await expect(dialog(page)).toHaveAccessibleDescription(content.enquiryForm.allRequired)
    await expect.poll(() => toldOf(page, 'link')).toEqual([])
    expect(await toldOf(page, 'heading')).toEqual([content.enquiryForm.dialog.title])
    await page.keyboard.press('Escape')
    await expect.poll(() => toldOf(page, 'link')).not.toEqual([])
  })
})

import type { Page, Request, Route } from '@playwright/test'

import { content } from './support/content'
import { contactDialog, openWith, smallDialog } from './support/enquiry'
import { holdScripts, SCRIPTS } from './support/late'
import { expect, openHydrated, test } from './support/test'

const { path, subject, opener } = smallDialog

/** Lets scripts load again, and takes the mouse from where the next page has its button. */
async function leave(page: Page) {
  await page.unroute(SCRIPTS)
  await page.mouse.move(0, 0)
}

/** Addresses of the words of the dialog. */
const WORDS = '**/data/*.json'

const intents = {
  'the pointer': (page: Page) => opener(page).hover(),
  'the focus': (page: Page) => opener(page).focus(),
}

test('the code of dialog and form loads when a visitor reaches the button, and not before', async ({ page }) => {
  const asked: Request[] = []
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request))
  for (const [intent, show] of Object.entries(intents))
    await test.step(intent, async () => {
      await openHydrated(page, path)
      await page.waitForLoadState('networkidle')
      const before = asked.length
      // The words are asked for after all the code.
      const words = page.waitForResponse(WORDS)
      await show(page)
      await words
      expect(asked.length).toBeGreaterThan(before)
      await Promise.all(asked.map(async (request) => (await request.response())?.finished()))
      await page.route(SCRIPTS, (route) => route.abort())
      await openWith(opener(page))
      await leave(page)
    })
})

const cancels = {
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'a press beside the words': (page: Page) => page.mouse.click(5, 5),
}

test('while the code is late, the press can be cancelled', async ({ page }) => {
  const waiting = page.getByText(content.labels.opening)
  for (const [gesture, take] of Object.entries(cancels))
    await test.step(gesture, async () => {
      await openHydrated(page, path)
      await page.waitForLoadState('networkidle')
      const arrive = await holdScripts(page)
      await opener(page).click()
      await expect(waiting).toBeVisible()
      await take(page)
      await expect(waiting).toBeHidden()
      const code = page.waitForResponse(SCRIPTS)
      arrive()
      await (await code).finished()
      await expect(contactDialog(page)).toHaveCount(0)
      await openWith(opener(page))
      await leave(page)
    })
})

const failures = [
  ['the code does not come', SCRIPTS, (route: Route) => route.abort()],
  ['the code never ends to come', SCRIPTS, () => {}],
  ['the words do not come', WORDS, (route: Route) => route.abort()],
] as const

const { contact, site } = content
const ways: [name: string, href: RegExp | string][] = [
  [site.phones[0] ?? '', /^tel:/],
  [site.emails[0] ?? '', `mailto:${site.emails[0]}`],
  [contact.pageName, `/contactus?${new URLSearchParams({ subject })}`],
]

test.describe('on a slow phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('when the form does not come, the page stays and says how else to reach the company', async ({ page }) => {
    await page.clock.install()
    const notice = page.getByRole('group', { name: content.enquiryForm.failure.networkTitle, exact: true })
    for (const [what, missing, handle] of failures)
      await test.step(`when ${what}`, async () => {
        await openHydrated(page, path)
        await page.waitForLoadState('networkidle')
        await page.route(missing, handle)
        await opener(page).tap()
        await page.clock.fastForward(8000)
        await expect(notice).toBeFocused()
        for (const [name, to] of ways)
          await expect(notice.getByRole('link', { name, exact: true })).toHaveAttribute('href', to)
        await expect(page).toHaveURL(path)
        await page.unroute(missing)
      })
    const closes = { Escape: () => page.keyboard.press('Escape'), 'its button': () => closeButton.tap() }
    const closeButton = notice.getByRole('button', { name: content.labels.close, exact: true })
    for (const [gesture, close] of Object.entries(closes))
      await test.step(`${gesture} closes it; then the button opens the form`, async () => {
        await openHydrated(page, path)
        await page.waitForLoadState('networkidle')
        await page.route(SCRIPTS, (route) => route.abort())
        await opener(page).tap()
        await close()
        await expect(notice).toBeHidden()
        await expect(opener(page)).toBeFocused()
        await page.unroute(SCRIPTS)
        await openWith(opener(page))
      })
  })
})

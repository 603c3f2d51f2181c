import type { Page, Request, Route } from '@playwright/test'

import { askAbout, content, still, subjectOf } from './support/content'
import { contactDialog, control } from './support/enquiry'
import { holdScripts, SCRIPTS } from './support/late'
import { expect, test } from './support/test'

test.use({ ownTab: true })

const opener = (page: Page) => page.getByRole('button', { name: askAbout(still), exact: true })
const nameField = (page: Page) => control(contactDialog(page), { label: 'Name :' })

/** Collects the page's requests for scripts. */
function scripts(page: Page) {
  const asked: Request[] = []
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request))
  return asked
}

for (const [intent, show] of Object.entries({
  'the pointer': (page: Page) => opener(page).hover(),
  'the focus': (page: Page) => opener(page).focus(),
}))
  test(`the code of dialog and form loads when ${intent} reaches the button, and not before`, async ({ page }) => {
    const asked = scripts(page)
    await page.goto(still.path, { waitUntil: 'networkidle' })
    const before = asked.length
    await show(page)
    await expect.poll(() => asked.length).toBeGreaterThan(before)
    await Promise.all(asked.map(async (request) => (await request.response())?.finished()))
    // All code has loaded by now.
    await page.route(SCRIPTS, (route) => route.abort())
    await opener(page).click()
    await expect(nameField(page)).toBeVisible()
  })

for (const [gesture, take] of Object.entries({
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'a press beside the words': (page: Page) => page.mouse.click(5, 5),
}))
  test(`while the code is late, ${gesture} cancels the press`, async ({ page }) => {
    await page.goto(still.path, { waitUntil: 'networkidle' })
    const arrive = await holdScripts(page)
    await opener(page).click()
    await expect(page.getByText(content.labels.opening)).toBeVisible()
    await take(page)
    await expect(page.getByText(content.labels.opening)).toBeHidden()
    arrive()
    await page.waitForLoadState('networkidle')
    await expect(contactDialog(page)).toHaveCount(0)
    await opener(page).click()
    await expect(nameField(page)).toBeVisible()
  })

test.describe('on a slow phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  for (const [what, missing, handle] of [
    ['the code does not come', SCRIPTS, (route: Route) => route.abort()],
    ['the code never ends to come', SCRIPTS, () => {}],
    ['the words do not come', '**/data/*.json', (route: Route) => route.abort()],
  ] as const)
    test(`when ${what}, the button leads to the contact page with its subject`, async ({ page }) => {
      await page.clock.install()
      await page.goto(still.path, { waitUntil: 'networkidle' })
      await page.route(missing, (route) => (page.url().endsWith(still.path) ? handle(route) : route.continue()))
      await opener(page).tap()
      await page.clock.fastForward(8000)
      await expect(page).toHaveURL(`/contactus?${new URLSearchParams({ subject: subjectOf(still) })}`)
    })
})

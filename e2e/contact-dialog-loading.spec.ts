import type { Page, Request, Route } from '@playwright/test'

import { content } from './support/content'
import { contactDialog, openWith, dialog } from './support/enquiry'
import { holdScripts, SCRIPTS } from './support/held-requests'
import { expect, linkTo, mainMenu, openHydrated, test } from './support/test'

const { contact, enquiryForm, labels, site } = content
const { path, subject, opener } = dialog

/** Opens the page, and waits until all of its scripts have loaded. */
async function openWhole(page: Page) {
  await openHydrated(page, path)
  await page.waitForLoadState('networkidle')
}

test('hover over the button loads the chunks of dialog and form, which the page itself does not load', async ({
  page,
}) => {
  await openWhole(page)
  const scriptRequests: Request[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scriptRequests.push(request))
  // Its texts (JSON) are the last request of the dialog.
  const dialogData = page.waitForResponse('**/data/*.json')
  await opener(page).hover()
  await dialogData
  expect(scriptRequests.length).toBeGreaterThan(0)
  await Promise.all(scriptRequests.map(async (request) => (await request.response())?.finished()))
  await page.route(SCRIPTS, (route) => route.abort())
  await openWith(opener(page))
})

test('Escape cancels a click whose chunk is still loading', async ({ page }) => {
  const waiting = page.getByText(labels.opening)
  await openWhole(page)
  const release = await holdScripts(page)
  await opener(page).click()
  await expect(waiting).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(waiting).toBeHidden()
  const code = page.waitForResponse(SCRIPTS)
  release()
  await (await code).finished()
  await expect(contactDialog(page)).toHaveCount(0)
  await openWith(opener(page))
})

test('if the form does not load, the page stays and shows other ways of contact', async ({ page, context }) => {
  const notice = page.getByRole('group', { name: enquiryForm.failure.networkTitle, exact: true })
  await page.clock.install()
  for (const [what, handle] of [
    ['fails to load', (route: Route) => route.abort()],
    ['never ends to load', () => {}],
  ] as const)
    await test.step(`when its code ${what}`, async () => {
      await openWhole(page)
      await page.route(SCRIPTS, handle)
      await opener(page).click()
      await page.clock.fastForward(8000)
      await expect(notice).toBeFocused()
      const contactPage = notice.getByRole('link', { name: contact.pageName, exact: true })
      await expect(contactPage).toHaveAttribute('href', `/contactus?${new URLSearchParams({ subject })}`)
      for (const name of [site.phones[0], site.emails[0]])
        await expect(notice.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^(tel|mailto):/)
      await page.keyboard.press('Escape')
      await expect(notice).toBeHidden()
      await expect(opener(page)).toBeFocused()
      await page.unroute(SCRIPTS)
    })
  await openWith(opener(page))
  await test.step('offline, also after a click on a link to the contact page', async () => {
    await openWhole(page)
    await context.setOffline(true)
    await page.waitForFunction(() => !navigator.onLine)
    await linkTo(mainMenu(page), '/contactus').click()
    await expect(notice).toBeFocused()
    await expect(page).toHaveURL(path)
  })
})

import type { Page, Request, Route } from '@playwright/test'

import { content } from './support/content'
import { contactDialog, openDialogWith, dialog } from './support/enquiry'
import { holdScripts, SCRIPTS } from './support/held-requests'
import { expect, linkTo, mainMenu, menuButton, openHydrated, test } from './support/test'

const { contact, enquiryForm, labels, site } = content
const { path, subject, opener } = dialog

/** Opens the page with the contact button, and waits for all scripts that the page requests without input. */
async function openPageAndLoadScripts(page: Page) {
  await openHydrated(page, path)
  await page.waitForLoadState('networkidle')
}

test('only a hover over the contact button loads the chunks of dialog and form', async ({ page }) => {
  await openPageAndLoadScripts(page)
  const scriptRequests: Request[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scriptRequests.push(request))
  // The dialog requests its texts (JSON) last.
  const dialogData = page.waitForResponse('**/data/*.json')
  await opener(page).hover()
  await dialogData
  expect(scriptRequests.length).toBeGreaterThan(0)
  await Promise.all(scriptRequests.map(async (request) => (await request.response())?.finished()))
  await page.route(SCRIPTS, (route) => route.abort())
  await openDialogWith(opener(page))
})

test("Escape while the dialog's chunk loads cancels the opening; another click opens the dialog", async ({ page }) => {
  const openingMessage = page.getByText(labels.opening)
  await openPageAndLoadScripts(page)
  const release = await holdScripts(page)
  await opener(page).click()
  await expect(openingMessage).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(openingMessage).toBeHidden()
  const chunkResponse = page.waitForResponse(SCRIPTS)
  release()
  await (await chunkResponse).finished()
  await expect(contactDialog(page)).toHaveCount(0)
  await openDialogWith(opener(page))
})

test('if the dialog does not load, a notice on the page shows other ways of contact', async ({ page, context }) => {
  const notice = page.getByRole('group', { name: enquiryForm.failure.networkTitle, exact: true })
  await page.clock.install()
  for (const [failure, handleRoute] of [
    ['fails to load', (route: Route) => route.abort()],
    ['does not finish loading within 8 s', () => {}],
  ] as const)
    await test.step(`when the chunk of the dialog ${failure}`, async () => {
      await openPageAndLoadScripts(page)
      await page.route(SCRIPTS, handleRoute)
      await opener(page).click()
      await page.clock.fastForward(8000)
      await expect(notice).toBeFocused()
      const contactPageLink = notice.getByRole('link', { name: contact.pageName, exact: true })
      await expect(contactPageLink).toHaveAttribute('href', `/contactus?${new URLSearchParams({ subject })}`)
      for (const name of [site.phones[0], site.emails[0]])
        await expect(notice.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^(tel|mailto):/)
      await page.keyboard.press('Escape')
      await expect(notice).toBeHidden()
      await expect(opener(page)).toBeFocused()
      await page.unroute(SCRIPTS)
    })
  await openDialogWith(opener(page))
  const offlineNotice = page.getByRole('group', { name: labels.offline, exact: true })
  await test.step('offline, a click on a link to another page shows a notice too', async () => {
    await openPageAndLoadScripts(page)
    await context.setOffline(true)
    await page.waitForFunction(() => !navigator.onLine)
    await linkTo(mainMenu(page), '/contactus').click()
    await expect(offlineNotice).toBeFocused()
    await expect(offlineNotice.getByRole('link', { name: site.phones[0], exact: true })).toBeVisible()
    await expect(page).toHaveURL(path)
    await page.keyboard.press('Escape')
    await expect(linkTo(mainMenu(page), '/contactus')).toBeFocused()
    // A link with the page's own address and a fragment.
    const footer = page.getByRole('contentinfo')
    await linkTo(footer, path).evaluate((link) => link.setAttribute('href', `${location.pathname}#here`))
    await linkTo(footer, `${path}#here`).dispatchEvent('click')
    await expect(page).toHaveURL(`${path}#here`)
    // With a fragment, a language link has its address in full.
    await page.getByRole('banner').getByRole('link', { name: 'नेपाली', exact: true }).first().click()
    await expect(offlineNotice).toBeFocused()
    await page.keyboard.press('Escape')
  })
  await test.step('after a press in the menu of a narrow window, Escape returns to the button of the menu', async () => {
    const { width, height } = page.viewportSize()!
    await page.setViewportSize({ width: 390, height })
    await menuButton(page).click()
    await linkTo(mainMenu(page), '/contactus').click()
    await expect(offlineNotice).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menuButton(page)).toBeFocused()
    await page.setViewportSize({ width, height })
    await context.setOffline(false)
  })
  await test.step('a browser that is online against its own word opens the page', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
    await linkTo(mainMenu(page), '/contactus').click()
    await expect(page).toHaveURL('/contactus')
  })
})

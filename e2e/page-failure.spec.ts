import type { Page } from '@playwright/test'

import { content, productWithoutGallery } from './support/content'
import { contactDialog, contactPage, dialog, hydrateForm, receivedMails, uniqueEnquiry } from './support/enquiry'
import { holdMailResponses } from './support/held-requests'
import { expect, linkTo, mainMenu, menuGroup, openHydrated, test } from './support/test'

const { labels, site } = content
const { failed } = labels

test.use({ viewport: { width: 1440, height: 900 } })

/** Makes React throw when it inserts an element that matches `selector`, as after DOM changes by an extension. */
const failAt = (page: Page, selector: string) =>
  page.evaluate((failingSelector) => {
    for (const name of ['insertBefore', 'appendChild'] as const) {
      const insert = Node.prototype[name] as (...args: Node[]) => Node
      Node.prototype[name] = function (this: Node, ...args: Node[]) {
        const [node] = args
        if (node instanceof Element && node.matches(failingSelector)) throw new DOMException('moved', 'NotFoundError')
        return insert.apply(this, args)
      } as never
    }
  }, selector)

const errorNotice = (page: Page) => page.getByRole('group').filter({ hasText: failed.title })

test('if the form throws, its draft is kept, and a notice tells the outcome of the enquiry', async ({ page }) => {
  const form = await contactPage.openForm(page)
  const { input, expectedMail } = uniqueEnquiry()
  await test.step('after an error on inserting the error summary, a reload restores the draft', async () => {
    await failAt(page, '[role=group]:not(:has(form))')
    await form.submit({ ...input, subject: '' })
    await errorNotice(page).getByRole('button', { name: failed.reload }).click()
    await (await hydrateForm(page)).expectValues({ ...input, subject: '' })
  })
  await test.step('after an error during sending, the error notice tells the outcome', async () => {
    const release = await holdMailResponses(page)
    await failAt(page, '[class*=animate-spin]')
    await form.submit(input)
    await expect(errorNotice(page)).toBeFocused()
    await expect(errorNotice(page)).toContainText(failed.unknown)
    await expect(errorNotice(page).getByRole('link', { name: site.phones[0], exact: true })).toBeVisible()
    release()
    await expect(errorNotice(page)).toContainText(failed.arrived)
    expect(await receivedMails(expectedMail)).toHaveLength(1)
  })
})

test('if the contact dialog throws, the menu still works, and leads to a page without error', async ({ page }) => {
  await openHydrated(page, dialog.path)
  await failAt(page, '[role=dialog]')
  await dialog.opener(page).click()
  await expect(errorNotice(page)).toBeVisible()
  await expect(contactDialog(page)).toHaveCount(0)
  await menuGroup(page, 'company').click()
  await linkTo(mainMenu(page), '/company/faqs').click()
  await expect(page).toHaveURL('/company/faqs')
  await expect(errorNotice(page)).toHaveCount(0)
})

test('a page that throws during hydration shows a Reload button, which repairs the page', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('failed')) return
    sessionStorage.setItem('failed', 'yes')
    window.ResizeObserver = function () {
      throw new Error('broken')
    } as never
  })
  await openHydrated(page, productWithoutGallery.path)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await errorNotice(page).getByRole('button', { name: failed.reload }).click()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(errorNotice(page)).toHaveCount(0)
})

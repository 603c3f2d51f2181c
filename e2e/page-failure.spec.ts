import type { Page } from '@playwright/test'

import { content, productWithoutGallery } from './support/content'
import { contactDialog, contactPage, dialog, hydratedForm, receivedMails, uniqueEnquiry } from './support/enquiry'
import { holdResponses } from './support/held-requests'
import { expect, linkTo, mainMenu, menuGroup, openHydrated, test } from './support/test'

const { labels, site } = content
const { failed } = labels

test.use({ viewport: { width: 1440, height: 900 } })

/** Makes React throw on inserting an element that matches `selector`, as after DOM changes by an extension. */
const failAt = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    for (const name of ['insertBefore', 'appendChild'] as const) {
      const put = Node.prototype[name] as (...given: Node[]) => Node
      Node.prototype[name] = function (this: Node, ...given: Node[]) {
        const [node] = given
        if (node instanceof Element && node.matches(wanted)) throw new DOMException('moved', 'NotFoundError')
        return put.apply(this, given)
      } as never
    }
  }, selector)

const notice = (page: Page) => page.getByRole('group').filter({ hasText: failed.title })

test('a form that throws keeps the draft, and shows the outcome of the enquiry', async ({ page }) => {
  const form = await contactPage.openForm(page)
  const { input, expectedMail } = uniqueEnquiry()
  await test.step('a reload restores the draft', async () => {
    await failAt(page, '[role=group]:not(:has(form))')
    await form.submit({ ...input, subject: '' })
    await notice(page).getByRole('button', { name: failed.reload }).click()
    await (await hydratedForm(page)).expectValues({ ...input, subject: '' })
  })
  await test.step('an error during sending', async () => {
    const release = await holdResponses(page)
    await failAt(page, '[class*=animate-spin]')
    await form.submit(input)
    await expect(notice(page)).toBeFocused()
    await expect(notice(page)).toContainText(failed.open)
    await expect(notice(page).getByRole('link', { name: site.phones[0], exact: true })).toBeVisible()
    release()
    await expect(notice(page)).toContainText(failed.arrived)
    expect(await receivedMails(expectedMail)).toHaveLength(1)
  })
})

test('a page that throws keeps its header and footer, and other pages work', async ({ page }) => {
  await openHydrated(page, dialog.path)
  await failAt(page, '[role=dialog]')
  await dialog.opener(page).click()
  await expect(notice(page)).toBeVisible()
  await expect(contactDialog(page)).toHaveCount(0)
  await menuGroup(page, 'company').click()
  await linkTo(mainMenu(page), '/company/faqs').click()
  await expect(page).toHaveURL('/company/faqs')
  await expect(notice(page)).toHaveCount(0)
})

test('a page that throws during hydration can be reloaded', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('failed')) return
    sessionStorage.setItem('failed', 'yes')
    window.matchMedia = () => {
      throw new Error('broken')
    }
  })
  await openHydrated(page, productWithoutGallery.path)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await notice(page).getByRole('button', { name: failed.reload }).click()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(notice(page)).toHaveCount(0)
})

import { content, first } from './support/content'
import { dialog, fields, mainForm } from './support/enquiry'
import { expect, expectPhoneNumbers, openHydrated, test } from './support/test'

const { labels, products, site } = content

/** Words of styles younger than the README's promise (docs/architecture.md, Browsers), which the pages use. */
const YOUNG_WORDS = ['allow-discrete', 'content-visibility', 'subgrid', 'text-wrap']

test('without features younger than the promise, menu, list of numbers, answers and dialog work', async ({
  browser,
  baseURL,
}) => {
  // The policy knows the page's own styles by their hashes.
  const page = await browser.newPage({ baseURL, bypassCSP: true, viewport: { width: 390, height: 600 } })
  await page.addInitScript(() => {
    for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover', 'checkVisibility'] as const)
      delete (HTMLElement.prototype as Partial<HTMLElement>)[name]
    delete (window as { requestIdleCallback?: unknown }).requestIdleCallback
    delete (Intl as { Segmenter?: unknown }).Segmenter
  })
  const replaced = new Set<string>()
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replaceAll(/<style.*?<\/style>/gs, (styles) =>
        styles.replaceAll(new RegExp(YOUNG_WORDS.join('|'), 'g'), (word) => (replaced.add(word), `unknown-${word}`)),
      )
      // The browser's own style sheet would still hide elements with this attribute.
      await route.fulfill({ response, body: html.replaceAll(' popover="', ' data-popover="') })
    },
  )
  await openHydrated(page, '/contactus')
  expect([...replaced].sort()).toEqual(YOUNG_WORDS)
  await test.step('the list of numbers opens, closes and covers no field', async () => {
    const form = mainForm(page)
    // At the window's lower edge, where the list opens.
    for (const control of [...fields.map(form.field), form.send]) {
      await control.evaluate((element) => element.scrollIntoView({ block: 'end' }))
      await control.click({ trial: true })
    }
    const number = page.getByRole('complementary').getByRole('link', { name: first(site.phones) })
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 200)]) {
      await expect(number).toBeHidden()
      await expectPhoneNumbers(page)
      await close()
    }
    await expect(number).toBeHidden()
  })
  await test.step('the menu scrolls to its last link', async () => {
    await page.getByRole('button', { name: labels.menu, exact: true }).click()
    const lastLink = page.getByRole('navigation', { name: labels.mainMenu }).getByRole('link').last()
    await lastLink.click({ trial: true })
    await page.keyboard.press('Escape')
    await expect(lastLink).toBeHidden()
  })
  await openHydrated(page, first(products).path)
  await test.step('answers open one at a time', async () => {
    const answers = page.locator('[data-accordion-item]')
    for (const index of [1, 0]) {
      await answers.nth(index).getByRole('button').first().click()
      await expect(page.locator('[data-accordion-item] [aria-expanded=true]')).toHaveCount(1)
    }
    await expect(answers.nth(1).getByRole('button').first()).toHaveAttribute('aria-expanded', 'false')
  })
  await test.step('the dialog dims the page, and scrolls to Send', async () => {
    const { send } = await dialog.openForm(page)
    await send.click({ trial: true })
    const backdrop = page.locator('.dialog-backdrop')
    await expect(backdrop).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })
  await page.close()
})

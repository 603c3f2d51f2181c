import type { Page } from '@playwright/test'

import { accessibilityFaults } from './support/accessibility'
import { nepaliPaths, sitemapPaths } from './support/addresses'
import { content, editions, longest, pages } from './support/content'
import { fields } from './support/enquiry'
import { cutOff, spaceText } from './support/reader-settings'
import { calm, expect, hydrated, test } from './support/test'

const { ne } = editions
const paths = nepaliPaths()
const english = (path: string) => path.replace(/^\/ne(?=\/|$)/, '') || '/'

/** Names that stay in Latin letters, wherever they stand. */
const NAMES = [
  content.site.name,
  ...content.products.flatMap(({ pageName, heading, cardName }) => [pageName, heading, cardName]),
  ...content.site.name.split(' '),
  'English',
  'https',
]

/** What a reader sees or hears, without names, codes, addresses and phone numbers: words in Latin letters. */
async function latinWords(page: Page) {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, noscript, [lang=en]')) found.push(node.textContent ?? '')
    for (const one of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]'))
      for (const name of ['aria-label', 'alt', 'title', 'placeholder']) found.push(one.getAttribute(name) ?? '')
    return found
  })
  return texts.flatMap((text) => {
    const bare = NAMES.toSorted((one, other) => other.length - one.length).reduce(
      (rest, name) => rest.replaceAll(name, ' '),
      text,
    )
    return (
      bare
        .replace(/\S*[@/.:]\S*/g, ' ')
        .replace(/\b[A-Z]*\d[\w/-]*/g, ' ')
        .match(/[A-Za-z]{2,}/g) ?? []
    ).filter((word) => !/^[A-Z]+$/.test(word))
  })
}

test('the sitemap lists each page in both languages', () => {
  expect(paths.map(english).toSorted()).toEqual(sitemapPaths().toSorted())
})

for (const path of paths)
  test(`${path} is a whole page in Nepali, leads to its English twin and scrolls nowhere sideways`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const twin = english(path)
    const links = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((all) =>
        all.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
      )
    expect(Object.fromEntries(links)).toEqual({ en: twin, ne: path, 'x-default': twin })
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe(path)
    await expect(page.locator('header').getByRole('link', { name: 'English', exact: true }).first()).toHaveAttribute(
      'href',
      twin,
    )
    const inside = await page
      .locator('main a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(inside.filter((href) => !/^\/(ne(\/|$|#)|files\/)/.test(href ?? ''))).toEqual([])
    expect(await latinWords(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    for (const width of [320, 390, 576, 820, 992, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over, `at ${width} px`).toBeLessThanOrEqual(0)
    }
    await spaceText(page)
    await page.setViewportSize({ width: 320, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await cutOff(page)).toEqual([])
  })

test('no two Nepali pages share a title or a description', async ({ request }) => {
  const heads = await Promise.all(
    paths.map(async (path) => {
      const html = await (await request.get(path)).text()
      return [/<title>([^<]*)<\/title>/, /<meta name="description" content="([^"]*)"/].map(
        (part) => part.exec(html)?.[1],
      )
    }),
  )
  for (const part of [0, 1]) expect(new Set(heads.map((head) => head[part])).size).toBe(paths.length)
})

test('English pages hold no Nepali but the switch', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path)
    const found = await page.evaluate(
      () =>
        document.body.innerHTML
          .replace(/<(\w+)[^>]*\blang="ne"[\s\S]*?<\/\1>/g, '')
          .replace(/<script[\s\S]*?<\/script>/g, '')
          .match(/[\u0900-\u097F]+/g) ?? [],
    )
    expect(found, path).toEqual([])
  }
})

test.describe('the switch', () => {
  test.use(calm)
  test('leads to the same place in the other language and back, and keeps what was typed', async ({ page }) => {
    await page.goto('/contactus')
    await hydrated(page)
    const typed = 'सीता Sharma'
    await page.locator('main [name=name]').fill(typed)
    await page.locator('header').getByRole('link', { name: 'नेपाली', exact: true }).first().click()
    await expect(page).toHaveURL('/ne/contactus')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
    await expect(page.locator('main [name=name]')).toHaveValue(typed)
    await page.locator('header').getByRole('link', { name: 'English', exact: true }).first().click()
    await expect(page).toHaveURL('/contactus')
    await expect(page.locator('main [name=name]')).toHaveValue(typed)
    const [feature] = longest.features
    await page.goto(`${longest.path}#${feature?.id}`)
    await hydrated(page)
    await page.locator('header').getByRole('link', { name: 'नेपाली', exact: true }).first().click()
    await expect(page).toHaveURL(`/ne${longest.path}#${feature?.id}`)
  })

  test('works without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto('/ne')
    await page.locator('header').getByRole('link', { name: 'English', exact: true }).first().click()
    await expect(page).toHaveURL('/')
    await context.close()
  })

  test('stands in the menu of a phone too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/ne/company/faqs')
    await hydrated(page)
    await page.getByRole('button', { name: ne.labels.menu, exact: true }).click()
    const menu = page.getByRole('navigation', { name: ne.labels.mainMenu })
    await expect(menu.getByRole('link', { name: 'English', exact: true })).toHaveAttribute('href', '/company/faqs')
  })
})

test('the form speaks Nepali: what is missing, and what was sent', async ({ page }) => {
  await page.goto('/ne/contactus')
  await hydrated(page)
  const form = page.locator('main form[data-enquiry]')
  await form.getByRole('button').last().click()
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(fields.length)
  expect(await latinWords(page)).toEqual([])
  const values: Record<string, string> = {
    name: 'सीता शर्मा',
    coopname: 'नमुना सहकारी',
    contactno: '९८४१०००००१',
    address: 'काठमाडौं',
    email: 'sita@example.com',
    subject: 'डेमो माग्न',
    message: 'हामीलाई डेमो हेर्न मन छ।',
  }
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value)
  await form.getByRole('button').last().click()
  await expect(page.getByRole('dialog')).toContainText(ne.enquiryForm.success.text)
})

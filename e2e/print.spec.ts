import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { content, longest } from './support/content'
import { expect, openHydrated, test } from './support/test'

/** Height of A4 in points, and of its printed area (`@page` in app/globals.css) in CSS pixels. */
const A4 = 842
const PRINTED = ((297 - 2 * 14) / 25.4) * 96

interface Place {
  text: string
  /** Distance from the left and bottom edges of the sheet, in points. */
  x: number
  y: number
}

/** A text with its size in points. */
interface Text extends Place {
  width: number
  height: number
}

/** Prints a page and returns its sheets, each with its texts and headings. */
async function print(page: Page) {
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
  const task = getDocument({ data: new Uint8Array(file) })
  const pdf = await task.promise
  const sheets = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const texts = items.flatMap((item): Text[] => {
      if (!('str' in item) || !item.str.trim()) return []
      const [, , , , x, y] = item.transform as [number, number, number, number, number, number]
      return [{ text: item.str.trim(), x, y, width: item.width, height: item.height }]
    })
    sheets.push({ texts, headings: [] as Place[] })
  }
  for (const { title, dest } of entries(await pdf.getOutline())) {
    const [sheet, , x, y] = dest as [{ num: number; gen: number }, unknown, number, number]
    sheets[await pdf.getPageIndex(sheet)]?.headings.push({ text: title, x, y })
  }
  await task.destroy()
  return sheets
}

interface Entry {
  title: string
  dest: unknown
  items: Entry[]
}

/** All entries of an outline, including nested ones. */
const entries = (outline: Entry[]): Entry[] => outline.flatMap((entry) => [entry, ...entries(entry.items)])

/** Each heading of the page with all words of the block that it heads, without spaces. */
const heads = (page: Page) =>
  page.evaluate(() => {
    const words = ({ textContent }: Element) => textContent.replace(/\s/g, '')
    return [...document.querySelectorAll('h1, h2, h3, h4')].map((heading) => {
      const head = heading.parentElement!
      // A title with only a short line below it.
      const alone = [...head.children].every(
        (part) => part === heading || (part.matches('p') && words(part).length < 100),
      )
      return [words(heading), words(alone ? head : heading)] as const
    })
  })

/** Whether no other text of the sheet follows the heading: below it (in a column of 150 pt) or beside it. */
const isStranded = (heading: Place, head: string, texts: Place[]) =>
  !texts.some(
    ({ text, x, y }) =>
      y < heading.y &&
      x > heading.x - 5 &&
      (x < heading.x + 150 || y > heading.y - 40) &&
      !head.includes(text.replace(/\s/g, '')),
  )

/** Pairs of texts of which one lies on the other. */
const laidOver = (texts: Text[]) =>
  texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 2 &&
          Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) >
            Math.min(one.height, other.height) / 2,
      )
      .map((other) => `${one.text} | ${other.text}`),
  )

test('a product page has a button that prints it', async ({ page }) => {
  await openHydrated(page, longest.path)
  await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }))
  await page.getByRole('button', { name: content.labels.print }).click()
  await expect(page).toHaveTitle('printed')
})

for (const path of ['/', longest.path, '/company/faqs', '/contactus'])
  test(`on paper ${path} fills its sheets, and no heading is alone at the bottom of a sheet`, async ({ page }) => {
    await openHydrated(page, path)
    const sheets = await print(page)
    expect(sheets.flatMap(({ headings }) => headings).length).toBeGreaterThan(1)
    const words = new Map(await heads(page))
    const headOf = ({ text }: Place) => words.get(text.replace(/\s/g, '')) ?? text
    expect(
      sheets.flatMap(({ headings, texts }) => headings.filter((one) => isStranded(one, headOf(one), texts))),
    ).toEqual([])
    expect(sheets.flatMap(({ texts }) => laidOver(texts))).toEqual([])
    for (const { texts } of sheets.slice(0, -1)) expect(Math.min(...texts.map(({ y }) => y))).toBeLessThan(A4 / 2)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: Math.round(((210 - 2 * 12) / 25.4) * 96), height: 900 })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(sheets.length).toBeLessThanOrEqual(Math.ceil(height / PRINTED) + 1)
  })

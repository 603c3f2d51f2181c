import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { longest } from './support/content'
import { expect, test } from './support/test'

/** Height of A4 and of its printed part (`@page` in app/globals.css), in points and in CSS pixels. */
const A4 = 842
const PRINTED = ((297 - 2 * 14) / 25.4) * 96

interface Place {
  text: string
  /** From the left and from the foot of the sheet, in points. */
  x: number
  y: number
}

/** The sheets that a page is printed on, each with its texts and its headings. */
async function print(page: Page) {
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
  const task = getDocument({ data: new Uint8Array(file) })
  const pdf = await task.promise
  const sheets = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const texts = items.flatMap((item): Place[] => {
      if (!('str' in item) || !item.str.trim()) return []
      const [, , , , x, y] = item.transform as [number, number, number, number, number, number]
      return [{ text: item.str.trim(), x, y }]
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

/** The entries of an outline with those below them. */
const entries = (outline: Entry[]): Entry[] => outline.flatMap((entry) => [entry, ...entries(entry.items)])

/** Headings of the page, and all words of the head that each stands in, without spaces. */
const heads = (page: Page) =>
  page.evaluate(() => {
    const words = ({ textContent }: Element) => textContent.replace(/\s/g, '')
    return [...document.querySelectorAll('h1, h2, h3, h4')].map((heading) => {
      const head = heading.parentElement!
      // A line below a title is no more than that.
      const alone = [...head.children].every(
        (part) => part === heading || (part.matches('p') && words(part).length < 100),
      )
      return [words(heading), words(alone ? head : heading)] as const
    })
  })

/** Whether nothing that belongs to a head stands below its words, in a column of at least 150 pt, or beside them. */
const isStranded = (heading: Place, head: string, texts: Place[]) =>
  !texts.some(
    ({ text, x, y }) =>
      y < heading.y &&
      x > heading.x - 5 &&
      (x < heading.x + 150 || y > heading.y - 40) &&
      !head.includes(text.replace(/\s/g, '')),
  )

for (const path of ['/', longest.path, '/company/faqs', '/contactus'])
  test(`on paper ${path} fills its sheets, and no heading stands alone at the foot of one`, async ({ page }) => {
    await page.goto(path)
    const sheets = await print(page)
    expect(sheets.flatMap(({ headings }) => headings).length).toBeGreaterThan(1)
    const words = new Map(await heads(page))
    const headOf = ({ text }: Place) => words.get(text.replace(/\s/g, '')) ?? text
    expect(
      sheets.flatMap(({ headings, texts }) => headings.filter((one) => isStranded(one, headOf(one), texts))),
    ).toEqual([])
    for (const { texts } of sheets.slice(0, -1)) expect(Math.min(...texts.map(({ y }) => y))).toBeLessThan(A4 / 2)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: Math.round(((210 - 2 * 12) / 25.4) * 96), height: 900 })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(sheets.length).toBeLessThanOrEqual(Math.ceil(height / PRINTED) + 1)
  })

import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

import {
  content,
  contentByLocale,
  first,
  productWithMostCalculators,
  productWithMostFeatures,
  sheetRows,
} from './support/content'
import { expect, openHydrated, test } from './support/test'

const A4_HEIGHT_PT = 842

/** A text on a printed page, with its distance from the left and bottom edges in points. */
interface PlacedText {
  text: string
  x: number
  y: number
}

interface Bookmark {
  title: string
  dest: unknown
  items: Bookmark[]
}

/** All bookmarks of an outline, including nested bookmarks. */
const flatten = (outline: Bookmark[]): Bookmark[] => outline.flatMap((entry) => [entry, ...flatten(entry.items)])

/** Prints a page of the site to PDF, and returns the printed pages, each with its texts and headings. */
async function print(page: Page) {
  const pdfFile = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
  const task = getDocument({ data: new Uint8Array(pdfFile) })
  const pdf = await task.promise
  const printedPages = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const texts = items.flatMap((item): PlacedText[] => {
      if (!('str' in item) || !item.str.trim()) return []
      const [x, y] = (item.transform as number[]).slice(4) as [number, number]
      return [{ text: item.str.trim(), x, y }]
    })
    printedPages.push({ texts, headings: [] as PlacedText[] })
  }
  for (const { title, dest } of flatten(await pdf.getOutline())) {
    const [pageReference, , x, y] = dest as [{ num: number; gen: number }, unknown, number, number]
    printedPages[await pdf.getPageIndex(pageReference)]?.headings.push({ text: title, x, y })
  }
  await task.destroy()
  return printedPages
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '')

/** Whether no text of the printed page is in the 150 pt wide column below the heading, or at its right within 40 pt. */
const isStranded = (heading: PlacedText, texts: PlacedText[]) =>
  !texts.some(
    ({ text, x, y }) =>
      y < heading.y &&
      // The text may start up to 60 pt further left, under the heading's icon.
      x > heading.x - 60 &&
      (x < heading.x + 150 || y > heading.y - 40) &&
      !withoutSpaces(heading.text).includes(withoutSpaces(text)),
  )

for (const path of ['/', productWithMostFeatures.path, productWithMostCalculators.path, '/company/faqs'])
  test(`${path} prints no half-empty page before the last page, and no heading without text`, async ({ page }) => {
    await openHydrated(page, path)
    const printedPages = await print(page)
    expect(printedPages.flatMap(({ headings }) => headings).length).toBeGreaterThan(1)
    for (const { texts, headings } of printedPages)
      expect(headings.filter((heading) => isStranded(heading, texts))).toEqual([])
    // A tagline alone is no text of its section.
    const { title, items } = content.buying.questions
    const withQuestions = printedPages.filter(({ headings }) => headings.some(({ text }) => text === title))
    expect(withQuestions).toHaveLength(path === '/' ? 0 : 1)
    for (const { texts } of withQuestions) {
      const pageText = withoutSpaces(texts.map(({ text }) => text).join(''))
      expect(items.filter(({ question }) => pageText.includes(withoutSpaces(question)))).not.toEqual([])
    }
    for (const { texts } of printedPages.slice(0, -1))
      expect(Math.min(...texts.map(({ y }) => y))).toBeLessThan(A4_HEIGHT_PT / 2)
  })

test('in both languages, quotation and vendor questions print one page each, with all their rows', async ({ page }) => {
  for (const { buying, downloads } of Object.values(contentByLocale)) {
    await page.goto(first(downloads.filter(({ questions }) => questions)).path)
    expect(await print(page)).toHaveLength(2)
    await page.emulateMedia({ media: 'print' })
    const quotation = page.getByRole('table', { name: buying.quotation.title })
    for (const { name } of buying.quotation.rows)
      await expect(quotation.getByRole('rowheader', { name, exact: true })).toBeVisible()
    await expect(quotation.getByRole('columnheader')).toHaveCount(4)
    for (const blank of buying.quotation.blanks)
      await expect(page.getByRole('listitem').and(page.getByText(blank, { exact: true }))).toBeVisible()
    const table = page.getByRole('table', { name: buying.questions.sheet.title })
    const { items, sheet } = buying.questions
    const rowNames = [undefined, ...sheet.groups].flatMap((group) => sheetRows(items, group?.id))
    expect(rowNames).not.toHaveLength(0)
    for (const name of rowNames) await expect(table.getByRole('rowheader', { name, exact: true })).toBeVisible()
    for (const { title } of sheet.groups) await expect(table.getByText(title, { exact: true })).toBeVisible()
    await expect(table.getByRole('columnheader')).toHaveCount(4)
    // A phone shows the columns whose amounts the text calls blank.
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(quotation.getByRole('columnheader')).toHaveCount(4)
    await expect(table.getByRole('columnheader')).toHaveCount(0)
    await page.emulateMedia({ media: null })
  }
})

test('the print button of a product page prints the page', async ({ page }) => {
  await openHydrated(page, productWithMostFeatures.path)
  await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }))
  await page.getByRole('button', { name: content.labels.print }).click()
  await expect(page).toHaveTitle('printed')
})

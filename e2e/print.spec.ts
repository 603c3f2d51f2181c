import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { content, editions, productWithMostFeatures } from './support/content'
import { expect, openHydrated, test } from './support/test'

/** Height of A4 in points. */
const A4 = 842

/** A text on a sheet, with its distance from the left and bottom edges in points. */
interface Place {
  text: string
  x: number
  y: number
}

interface Entry {
  title: string
  dest: unknown
  items: Entry[]
}

/** All entries of an outline, including nested ones. */
const entries = (outline: Entry[]): Entry[] => outline.flatMap((entry) => [entry, ...entries(entry.items)])

/** Prints a page and returns its sheets, each with its texts and headings. */
async function print(page: Page) {
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
  const task = getDocument({ data: new Uint8Array(file) })
  const pdf = await task.promise
  const sheets = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const texts = items.flatMap((item): Place[] => {
      if (!('str' in item) || !item.str.trim()) return []
      const [x, y] = (item.transform as number[]).slice(4) as [number, number]
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

const joined = (text: string) => text.replace(/\s/g, '')

/** Whether no other text of the sheet follows the heading and its icon: below it (in a column of 150 pt) or beside it. */
const isStranded = (heading: Place, texts: Place[]) =>
  !texts.some(
    ({ text, x, y }) =>
      y < heading.y &&
      x > heading.x - 60 &&
      (x < heading.x + 150 || y > heading.y - 40) &&
      !joined(heading.text).includes(joined(text)),
  )

for (const path of ['/', productWithMostFeatures.path, '/company/faqs', '/contactus'])
  test(`in print ${path} fills its sheets, and no heading is alone at the bottom`, async ({ page }) => {
    await openHydrated(page, path)
    const sheets = await print(page)
    expect(sheets.flatMap(({ headings }) => headings).length).toBeGreaterThan(1)
    for (const { texts, headings } of sheets)
      expect(headings.filter((heading) => isStranded(heading, texts))).toEqual([])
    for (const { texts } of sheets.slice(0, -1)) expect(Math.min(...texts.map(({ y }) => y))).toBeLessThan(A4 / 2)
  })

test('the question sheet prints on one sheet in both languages', async ({ page }) => {
  for (const { buying, downloads } of Object.values(editions)) {
    const [sheet] = downloads.filter(({ questions }) => questions)
    await page.goto(sheet?.path ?? '')
    expect(await print(page)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    const table = page.getByRole('table').filter({ hasText: buying.questions.sheet.question })
    for (const { question, onSheet = [question] } of buying.questions.items)
      for (const name of onSheet) await expect(table.getByRole('rowheader', { name, exact: true })).toBeVisible()
    await expect(table.getByRole('columnheader')).toHaveCount(4)
  }
})

test('a product page has a button that prints it', async ({ page }) => {
  await openHydrated(page, productWithMostFeatures.path)
  await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }))
  await page.getByRole('button', { name: content.labels.print }).click()
  await expect(page).toHaveTitle('printed')
})

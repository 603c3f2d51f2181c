/**
 * `npm run screenshots`: takes pictures of every page at three widths, and of states that a click shows. Writes them to
 * `screenshots/` with one contact sheet, for reviewers of a change. Words after the command select pictures whose name
 * contains one of them.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { chromium, type Browser } from '@playwright/test'
import { html, raw } from 'hono/html'

import { browserFlags, installedBrowser } from './browser/installed'
import { serveTestSite } from './browser/test-site'
import { openPage, openWindow, pictureName, WIDTHS } from './browser/page-pictures'
import { pageStates } from './browser/page-states'
import { sitePaths } from './export/pages'

const FOLDER = 'screenshots'

const STYLE = `
body { margin: 16px; font: 12px sans-serif; display: grid; grid-template-columns: repeat(12, 1fr); gap: 12px; background: #ddd }
figure { margin: 0 }
img { width: 100%; aspect-ratio: 3/4; object-fit: cover; object-position: top }`

const wanted = (name: string) => process.argv.length === 2 || process.argv.slice(2).some((word) => name.includes(word))

const site = await serveTestSite()
const browser = await chromium.launch({ executablePath: installedBrowser(), args: browserFlags })
try {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER)
  const files = (await Promise.all(WIDTHS.map((width) => takePictures(browser, width)))).flat()
  await takeContactSheet(browser, files)
  console.log(`${files.length} pictures and contact-sheet.png are in ${FOLDER}/`)
} finally {
  await browser.close()
  await site.close()
}

function shots() {
  const pages = [...sitePaths('out'), '/wrong-address'].map((path) => ({
    name: pictureName(path),
    path,
    reach: undefined,
  }))
  return [...pages, ...pageStates].filter(({ name }) => wanted(name))
}

async function takePictures(from: Browser, width: number) {
  const context = await openWindow(from, width)
  const files: string[] = []
  for (const { name, path, reach } of shots()) {
    const page = await openPage(context, site.address + path)
    await reach?.(page)
    const file = `${name}-${width}.png`
    await page.screenshot({ path: join(FOLDER, file), fullPage: !reach, animations: 'disabled' })
    files.push(file)
    await page.close()
  }
  await context.close()
  return files
}

function contactSheet(files: string[]): string {
  return String(
    html`<!doctype html>
      <style>
        ${raw(STYLE)}
      </style>
      ${files.map((file) => {
        const caption = html`<figcaption>${file.replace('.png', '')}</figcaption>`
        return html`<figure><img src="${file}" />${caption}</figure>`
      })} `,
  )
}

async function takeContactSheet(from: Browser, files: string[]) {
  const sheet = join(FOLDER, 'contact-sheet.html')
  writeFileSync(sheet, contactSheet(files.sort()))
  const page = await from.newPage({ viewport: { width: 2000, height: 1000 } })
  await page.goto(pathToFileURL(sheet).href, { waitUntil: 'load' })
  await page.screenshot({ path: join(FOLDER, 'contact-sheet.png'), fullPage: true })
}

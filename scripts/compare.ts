/**
 * `npm run compare`: what does my change look like? Builds the site before and after the change. Shows in `compare/`
 * the pages that look different, side by side at three widths, with a summary.
 * Options: --base REF (default: where the work left main), --all (takes pictures of pages that cannot differ too).
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { chromium } from '@playwright/test'

import { browserFlags, installedBrowser } from './browser/installed'
import { pageLooks } from './compare/page-looks'
import { changeOf, pairPages, sameInside, type PagePair } from './compare/page-pairs'
import { sideBySide } from './compare/side-by-side'
import { baseCommit, describeCommit, sameCode, siteBefore } from './compare/site-before'
import { summary, type PageResult } from './compare/summary'
import { exportedPages } from './export/pages'
import { BuildFailed, ensureBuild, exitWith } from './build/ensure'
import { listen } from './serve/listen'
import { createStaticSite } from './serve/static-site'
import { testSettings } from './build/test-settings'

const FOLDER = 'compare'
const { values } = parseArgs({ options: { base: { type: 'string' }, all: { type: 'boolean', default: false } } })

const stop = new AbortController()
process.once('SIGINT', () => stop.abort()).once('SIGTERM', () => stop.abort())

try {
  await compare()
} catch (error) {
  exitWith(error)
}

async function compare() {
  const base = baseCommit(values.base)
  const named = describeCommit(base)
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER)
  await ensureBuild(testSettings, { signal: stop.signal })
  console.log(`For the pictures before the change: the site at ${named}.`)
  const before = await siteBefore(base, stop.signal).catch((error: unknown) => {
    if (error instanceof BuildFailed) return undefined
    throw error
  })
  if (!before) {
    // A fix for a broken main branch must not be blocked here.
    say(`The site before the change (${named}) cannot be built, so there is nothing to compare with.\n`)
    return
  }
  const results = await resultsOf(before, values.all || !sameCode(base))
  writeFileSync(join(FOLDER, 'index.html'), sideBySide(results, named))
  say(summary(results, named))
}

function say(words: string) {
  writeFileSync(join(FOLDER, 'summary.md'), words)
  console.log(`\n${words}`)
}

async function resultsOf(before: string, allPages: boolean): Promise<PageResult[]> {
  const pairs = pairPages(exportedPages(before), exportedPages('out'))
  const looks = await takePictures(
    before,
    pairs.filter((pair) => allPages || !sameInside(pair)),
  )
  return pairs.flatMap((pair) => {
    const { path, name } = pair
    const pictures = looks.get(path) ?? []
    const change = changeOf(pair, pictures.length > 0)
    return change ? [{ path, name, change, looks: pictures }] : []
  })
}

async function takePictures(before: string, pairs: PagePair[]) {
  const sites = await Promise.all([before, 'out'].map((folder) => listen(createStaticSite(resolve(folder)), 0)))
  const browser = await chromium.launch({ executablePath: installedBrowser(), args: browserFlags })
  try {
    const [old, present] = sites.map(({ address }) => address)
    return await pageLooks(browser, { before: old!, after: present! }, pairs, FOLDER)
  } finally {
    await browser.close()
    await Promise.all(sites.map(({ close }) => close()))
  }
}

/**
 * `npm run bench`: measures the built site with Lighthouse as a phone. Compares each page with its **limit** (the same
 * page without scripts) and the **baseline** (an empty page of the same Next). Run it by hand, on a quiet machine.
 * Options: --runs 5, --pages /,/contactus, --method simulate (or devtools; both if omitted), --port 3100, --linked
 * (also measures each page with its styles in a linked file instead of in its HTML).
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { launch, type Browser } from 'puppeteer-core'

import { ensureBaseline, scriptsWeight } from './bench/baseline'
import { createCompressedSite, withLinkedStyles, withoutScripts } from './bench/compressed-site'
import { CONTROLS, firstResponse } from './bench/first-response'
import { goalsOf, summary, total } from './bench/goals'
import { CATEGORIES, KINDS, load as loadPage, type Load, type Method } from './bench/lighthouse-run'
import { median, table } from './bench/table'
import { browserFlags, installedBrowser } from './browser/installed'
import { ensureBuild } from './build/ensure'
import { listen } from './serve/listen'
import { TEST_PORT, testSettings } from './build/test-settings'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '/,/products/bancos,/products/micos,/contactus,/company/faqs' },
    method: { type: 'string', default: 'simulate,devtools' },
    port: { type: 'string', default: String(TEST_PORT) },
    linked: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
const port = Number(values.port)
const methods = values.method.split(',') as Method[]
if (!(runs >= 1) || !(port >= 0) || methods.some((method) => method !== 'simulate' && method !== 'devtools')) {
  console.error('Usage: npm run bench -- --runs 5 --pages /,/contactus --method simulate --port 3100 --linked')
  process.exit(1)
}

/** Milliseconds and bytes, rounded to digits that do not vary between runs. */
const ms = (time: number) => time.toFixed()
const kB = (bytes: number) => (bytes / 1000).toFixed(1)
const times = (value: number, by: number) => (by > 0 ? (value / by).toFixed(2) : '–')

await ensureBuild({ ...testSettings, NEXT_PUBLIC_SITE_URL: `http://localhost:${port}` })
const baselineFolder = ensureBaseline()
console.log(`An empty page starts with ${scriptsWeight(baselineFolder)} bytes of scripts (brotli).`)
const site = await listen(createCompressedSite(resolve('out')), port, { strict: true })
const limit = await listen(createCompressedSite(resolve('out'), withoutScripts), 0)
const linked = await listen(createCompressedSite(resolve('out'), withLinkedStyles), 0)
const baseline = await listen(createCompressedSite(baselineFolder), 0)
const browser = await launch({ executablePath: installedBrowser(), args: browserFlags })
try {
  for (const method of methods) await benchPages(browser, method)
  await benchControls(browser)
} finally {
  await browser.close()
  await Promise.all([site, limit, linked, baseline].map(({ close }) => close()))
}

async function benchPages(from: Browser, method: Method) {
  const paths = values.pages.split(',')
  const loads = new Map<string, Load[]>()
  // Pages take turns, so that a busy moment of this machine affects all of them.
  for (let run = 0; run < runs; run += 1) {
    await load('baseline', `${baseline.address}/`, run)
    for (const path of paths) {
      await load(`limit ${path}`, limit.address + path, run)
      if (values.linked) await load(`linked ${path}`, linked.address + path, run)
      await load(path, site.address + path, run)
    }
  }

  async function load(name: string, url: string, run: number) {
    console.error(`${method}, run ${run + 1} of ${runs}: ${name}`)
    // Three of the scores do not vary between runs.
    const categories = run === 0 && url.startsWith(site.address) ? CATEGORIES : CATEGORIES.slice(0, 1)
    loads.set(name, [...(loads.get(name) ?? []), await loadPage(from, url, method, categories)])
  }

  const of = (name: string) => summary(loads.get(name) ?? [])
  const base = of('baseline')
  const row = (name: string, result: Load, beside?: Load) => [
    name,
    ...[result.fcp, result.lcp, result.speedIndex, result.tbt].map(ms),
    result.cls.toFixed(3),
    ...(beside
      ? [times(result.fcp, beside.fcp), times(result.lcp, beside.lcp), times(result.tbt, base.tbt)]
      : ['', '', '']),
    ...KINDS.map((kind) => kB(result.bytes[kind])),
    kB(total(result)),
  ]
  const head = ['Page', 'FCP', 'LCP', 'SI', 'TBT', 'CLS', 'FCP/limit', 'LCP/limit', 'TBT/baseline', ...KINDS, 'all']
  const rows = paths.flatMap((path) => [
    row(path, of(path), of(`limit ${path}`)),
    row('its limit', of(`limit ${path}`)),
    ...(values.linked ? [row('styles linked', of(`linked ${path}`), of(`limit ${path}`))] : []),
  ])
  const goals = paths.flatMap((path) =>
    goalsOf(path, of(path), of(`limit ${path}`), base).map(({ name, measured, wanted, passed }) => [
      path,
      name,
      measured,
      wanted,
      passed ? 'yes' : 'NO',
    ]),
  )
  console.log(`\n## Throttling: ${method}, medians of ${runs} (ms; kB on the wire)\n`)
  console.log(table(head, [...rows, row('baseline', base)]))
  console.log(`\n${table(['Page', 'Goal', 'measured', 'wanted', 'reached'], goals)}`)
}

async function benchControls(from: Browser) {
  const rows: string[][] = []
  for (const control of CONTROLS) {
    const answers: number[] = []
    for (let run = 0; run < runs; run += 1) {
      console.error(`first response, run ${run + 1} of ${runs}: ${control.name}`)
      answers.push(await firstResponse(from, site.address, control))
    }
    const answer = median(answers)
    rows.push([
      control.name,
      control.path,
      Number.isFinite(answer) ? ms(answer) : 'press lost',
      '≤ 2000',
      answer <= 2000 ? 'yes' : 'NO',
    ])
  }
  console.log(
    `\n## First response in ms from the start of the navigation (slow 4G, CPU slowed 4 times), medians of ${runs}\n`,
  )
  console.log(table(['Control', 'Page', 'measured', 'wanted', 'reached'], rows))
}

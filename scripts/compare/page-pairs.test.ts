import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, test } from 'vitest'

import { exportedPages } from '../export/pages'
import { changeOf, pairPages, sameInside } from './page-pairs'

const folder = mkdtempSync(join(tmpdir(), 'page-pairs-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Page {
  title: string
  head?: string
  body?: string
}

let count = 0

/** The pages of an export with these files. */
function site(files: Record<string, Page>) {
  const root = join(folder, String((count += 1)))
  for (const [name, { title, head = '', body = '' }] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), `<head><title>${title}</title>${head}</head><body>${body}</body>`)
  }
  return exportedPages(root)
}

const home = { 'index.html': { title: 'Milan &amp; Sons | Home' } }
const career = (more: Partial<Page>) => ({
  ...home,
  'company/career.html': { title: 'Milan &amp; Sons | Career', ...more },
})

const changed = (before: Partial<Page>, now: Partial<Page>, looksDifferent = false) =>
  pairPages(site(career(before)), site(career(now))).map((pair) => [
    pair.name,
    changeOf(pair, looksDifferent && pair.path !== '/'),
  ])

test('a page is named by its title without the company', () => {
  const pages = site({ ...home, '404.html': { title: 'Milan &amp; Sons | Salt &amp; Sugar' } })
  assert.deepEqual(
    pairPages(pages, pages).map(({ path, name }) => [path, name]),
    [
      ['/', 'Home'],
      ['/404', 'Salt & Sugar'],
    ],
  )
})

test('names stay the same when the company changes its name', () => {
  const before = site(career({}))
  const now = site({ 'index.html': { title: 'Cotton | Home' }, 'company/career.html': { title: 'Cotton | Career' } })
  assert.deepEqual(
    pairPages(before, now).map(({ name }) => name),
    ['Home', 'Career'],
  )
})

test('a page is new, gone, or unchanged', () => {
  const [one, two] = [site(home), site(career({}))]
  const changes = (before: typeof one, now: typeof one) => pairPages(before, now).map((pair) => changeOf(pair, false))
  assert.deepEqual(changes(one, two), [undefined, 'new'])
  assert.deepEqual(changes(two, one), [undefined, 'gone'])
  assert.deepEqual(changes(two, two), [undefined, undefined])
})

test('a page that looks different is reported as that only', () => {
  assert.deepEqual(changed({ body: 'one' }, { body: 'two', head: '<meta name="description" content="x"/>' }, true), [
    ['Home', undefined],
    ['Career', 'looks'],
  ])
})

const search = [
  '<meta name="description" content="N"/>',
  '<meta property="og:title" content="N"/>',
  '<script type="application/ld+json">{"N":1}</script>',
]
for (const head of search)
  test(`a change of ${head} is reported as one for search engines`, () => {
    assert.deepEqual(changed({ head }, { head: head.replace('N', 'M') }), [
      ['Home', undefined],
      ['Career', 'search'],
    ])
  })

test('a changed text that no picture shows is reported too', () => {
  assert.deepEqual(changed({ body: '<img alt="old">' }, { body: '<img alt="new">' })[1], ['Career', 'unseen'])
  assert.deepEqual(changed({ body: '"I[7,[],\\"\\"]","old"' }, { body: '"I[7,[],\\"\\"]","new"' })[1], [
    'Career',
    'unseen',
  ])
})

test('changed names and numbers of the code are not reported', () => {
  const page = (hash: string, module: number) => ({
    head:
      `<meta http-equiv="Content-Security-Policy" content="style-src 'sha256-${hash}'"/><style>.${hash}{}</style>` +
      `<script data-chunks="/_next/static/chunks/main-${hash}.js /_next/static/chunks/app/(en)/page-${hash}.js">start()</script>`,
    body: `<script type="application/json" id="flight">"6:\\"static/chunks/${hash}.js\\"\\nb:I[${module},[\\"72\\",\\"$6\\"],\\"Menu\\"]"</script>`,
  })
  const [, pair] = pairPages(site(career(page('1a2b', 60))), site(career(page('3c4d', 711))))
  assert.ok(pair && sameInside(pair))
})

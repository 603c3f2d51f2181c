import assert from 'node:assert/strict'
import { test } from 'node:test'

import { copyContent, testBroken } from './content-fixture'

const site = 'content/site.ts'
const goldplus = 'content/products/goldplus.ts'
const index = 'content/products/index.ts'
const onlyValues =
  'only plain values may stand here: words in quotes, numbers, true, false, null, lists [ ] and groups { }'
const minimal = "export default { pageName: { en: 'Price List' } }\n"

testBroken([
  {
    name: 'missing quote, without a word about links, offices or fields of that file',
    file: site,
    find: /since: \{[^}]*\}/,
    put: "since: { en: 'Since 2005 }",
    says: 'a quote or comma is probably missing: Unterminated string literal.',
  },
  {
    name: 'missing comma, at the line where it belongs',
    file: goldplus,
    find: /heading: \{[^}]*\},/,
    put: "heading: { en: 'Gold Plus' }",
    says: "a quote or comma is probably missing: ',' expected.",
  },
  {
    name: 'words without quotes',
    file: site,
    find: /since: \{[^}]*\}/,
    put: 'since: { en: Since }',
    says: onlyValues,
  },
  {
    name: 'call',
    file: site,
    find: /since: \{[^}]*\}/,
    put: "since: { en: 'Since 2005'.trim() }",
    says: onlyValues,
  },
  {
    name: 'field written twice',
    file: site,
    find: /since: \{[^}]*\}/,
    put: "since: { en: 'Since 2005', en: 'Since 2006' }",
    says: '"en" is written twice',
  },
  {
    name: 'import of something else than types',
    file: site,
    find: /import type/,
    put: "import fs from 'node:fs'\nimport type",
    says: 'may import only types, and only those of content/schema',
  },
  {
    name: 'code beside the values',
    file: site,
    find: /export default/,
    put: 'const year = 2005\nexport default',
    says: 'may hold only one import line and export default',
  },
  {
    name: 'no values',
    file: site,
    find: /^[^]*$/,
    put: '',
    says: 'must hold export default { … }',
  },
  {
    name: 'page taken from another file',
    file: index,
    find: /(?<=import goldplus from ')\.\/goldplus/,
    put: './dugdha',
    says: `"goldplus" must come from its own file: import it from './goldplus'`,
    at: /(?<=export default[^]*)goldplus/,
  },
])

test('page that is not listed is checked all the same', async (t) => {
  const fixture = await copyContent(t)
  await fixture.write('content/downloads/pricelist.ts', minimal)
  const [unlisted, ...fields] = await fixture.check()
  assert.equal(unlisted, 'content/downloads/pricelist.ts:1  is not listed in content/downloads/index.ts: add it there')
  assert.ok(fields.includes('content/downloads/pricelist.ts:1  heading  is missing'))
  assert.ok(fields.every((line) => line.startsWith('content/downloads/pricelist.ts:1  ')))
})

test('listed page without a file', async (t) => {
  const fixture = await copyContent(t)
  await fixture.remove(goldplus)
  const line = await fixture.lineOf(index, /(?<=export default[^]*)goldplus/)
  const message = `"goldplus" has no file ${goldplus}: add it, or take "goldplus" out here`
  assert.deepEqual(await fixture.check(), [`${index}:${line}  ${message}`])
})

test('import of a page that is gone from list and folder', async (t) => {
  const fixture = await copyContent(t)
  await fixture.remove(goldplus)
  await fixture.edit(index, /(?<=export default[^]*)goldplus,?/, '')
  const line = await fixture.lineOf(index, /import goldplus/)
  const problems = await fixture.check()
  assert.equal(problems[0], `${index}:${line}  "goldplus" has no file ${goldplus}: add it, or take "goldplus" out here`)
})

test('file name with capitals', async (t) => {
  const fixture = await copyContent(t)
  await fixture.write('content/downloads/Price_List.ts', minimal)
  assert.deepEqual(await fixture.check(), [
    'content/downloads/Price_List.ts:1  is not listed in content/downloads/index.ts: add it there',
    'content/downloads/Price_List.ts:1  file names use small letters, digits and hyphens: rename it',
  ])
})

test('files that are missing or unknown', async (t) => {
  const fixture = await copyContent(t)
  await fixture.remove('content/not-found.ts')
  await fixture.remove('content/company/career.ts')
  await fixture.edit('content/company/index.ts', /(?<=export default[^]*)career,?/, '')
  await fixture.edit('content/company/index.ts', /import career from '.\/career'\n/, '')
  await fixture.write('content/price-list.ts', minimal)
  const problems = await fixture.check()
  assert.ok(problems.includes('content/company/career.ts:1  is missing'))
  assert.ok(problems.includes('content/not-found.ts:1  is missing'))
  assert.ok(
    problems.some((line) => line.startsWith('content/price-list.ts:1  is not a file the site reads; allowed: ')),
  )
})

test('folder without index', async (t) => {
  const fixture = await copyContent(t)
  await fixture.remove(index)
  assert.deepEqual(await fixture.check(), [`${index}:1  is missing: it lists the pages of its folder in their order`])
})

test('several problems in several files, sorted by file and line', async (t) => {
  const fixture = await copyContent(t)
  const name = await fixture.edit('content/navigation.ts', /label: \{[^}]*\}/, 'label: { en: Home }')
  const heading = await fixture.edit(goldplus, /heading: \{[^}]*\}/, "heading: { en: '' }")
  const feature = await fixture.edit(goldplus, /(?<=features: \[\s*\{\s*)name: \{[^}]*\}/, "name: { en: 'No' }")
  const since = await fixture.edit(site, /since: \{[^}]*\}/, "since: { en: 'Old' }")
  const quote = await fixture.edit('content/company/faqs.ts', /heading: \{[^}]*\}/, "heading: { en: FAQs' }")
  assert.deepEqual(await fixture.check(), [
    `content/company/faqs.ts:${quote}  a quote or comma is probably missing: ',' expected.`,
    `content/navigation.ts:${name}  ${onlyValues}`,
    `${goldplus}:${heading}  heading.en  Page heading is too short: write at least 2 characters`,
    `${goldplus}:${feature}  features[1].name.en  Feature name is too short: write at least 3 characters`,
    `${site}:${since}  since.en  Founding line is too short: write at least 4 characters`,
  ])
})

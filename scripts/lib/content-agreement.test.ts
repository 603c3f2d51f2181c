import assert from 'node:assert/strict'
import { test } from 'node:test'

import { copyContent, testBroken } from './content-fixture'

const contact = 'content/contact.ts'
const goldplus = 'content/products/goldplus.ts'
const home = 'content/home.ts'

testBroken([
  {
    name: 'highlighted word that is not in the title',
    file: home,
    find: /highlight: \{[^}]*\}/,
    put: "highlight: { en: 'FARMING' }",
    says: 'intro.highlight.en  "FARMING" is not part of the title',
  },
  {
    name: 'note left over in a text',
    file: goldplus,
    find: /heading: \{[^}]*\}/,
    put: "heading: { en: 'TODO: ask for the name' }",
    says: 'heading.en  holds a note that must not be published (TODO or lorem)',
  },
  {
    name: 'number used twice',
    file: home,
    find: /partnerID: 2\b/,
    put: 'partnerID: 1',
    says: 'partners.items[2].partnerID  "1" is used twice',
  },
])

test('link to a page that does not exist', async (t) => {
  const fixture = await copyContent(t)
  const line = await fixture.edit(home, /path: '[^']*'/, "path: '/products/gold'")
  const [problem, ...others] = await fixture.check()
  const start = `${home}:${line}  notice.path  "/products/gold" is not a page of this site; use one of: /, /products/`
  assert.equal(problem?.slice(0, start.length), start)
  assert.deepEqual(others, [])
})

test('link to a place inside a page', async (t) => {
  const fixture = await copyContent(t)
  await fixture.edit(home, /path: '[^']*'/, "path: '/products/goldplus#features'")
  assert.deepEqual(await fixture.check(), [])
})

test('offices that are unknown, repeated or left out', async (t) => {
  const fixture = await copyContent(t)
  const office = "place: { en: 'Town' }, coordinator: { en: 'Name' }, phone: { value: '+977 1 0000000' }"
  const offices = ['east', 'west', 'north', 'south'].map((id) => `{ id: '${id}', ${office} }`)
  await fixture.edit('content/site.ts', /offices: \[.*?\n {2}\],/s, `offices: [${offices.join(', ')}],`)
  const line = await fixture.edit(
    contact,
    /offices: \[[^\]]*\]/,
    "offices: ['east', 'pokhara', 'west', 'east', 'north']",
  )
  assert.deepEqual(await fixture.check(), [
    `${contact}:${line}  offices[2]  "pokhara" is not an office; use one of: east, west, north, south`,
    `${contact}:${line}  offices[4]  "east" is used twice`,
    `${contact}:${line}  offices  leaves out the office "south" of content/site.ts`,
  ])
})

test('unknown drawn screen', async (t) => {
  const fixture = await copyContent(t)
  const product = 'content/products/coopmart.ts'
  const line = await fixture.edit(product, /screens: \['member-sale'\]/, "screens: ['member-sail']")
  const [problem = ''] = await fixture.check()
  assert.ok(
    problem.startsWith(`${product}:${line}  screens[1]  "member-sail" is not a drawn screen; use one of: `),
    problem,
  )
})

test('id used twice', async (t) => {
  const fixture = await copyContent(t)
  const faqs = 'content/company/faqs.ts'
  await fixture.edit(faqs, /\bid: '[^']*'/, "id: 'first'")
  const line = await fixture.edit(faqs, /\bid: '(?!first')[^']*'/, "id: 'first'")
  assert.deepEqual(await fixture.check(), [`${faqs}:${line}  items[2].id  "first" is used twice`])
})

test('page name and description used twice', async (t) => {
  const fixture = await copyContent(t)
  const twin = `{ en: '${'The same words. '.repeat(5)}' }`
  for (const [field, value] of Object.entries({ pageName: "{ en: 'The same' }", description: twin })) {
    await fixture.edit(home, new RegExp(`${field}: \\{[^}]*\\}`), `${field}: ${value}`)
    await fixture.edit(goldplus, new RegExp(`${field}: \\{[^}]*\\}`), `${field}: ${value}`)
  }
  const nameLine = await fixture.lineOf(goldplus, /pageName/)
  const descriptionLine = await fixture.lineOf(goldplus, /description/)
  assert.deepEqual(await fixture.check(), [
    `${goldplus}:${nameLine}  pageName  Page name is the same as in content/home.ts: each page needs its own`,
    `${goldplus}:${descriptionLine}  description  Page description is the same as in content/home.ts: each page needs its own`,
  ])
})

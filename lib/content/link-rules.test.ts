import assert from 'node:assert/strict'
import { test } from 'vitest'

import { linkProblems } from './link-rules'
import { walk } from './problems'

const features = [{ id: 'deposits' }]
const pages = { products: { micos: { features, calculators: ['interest'] } }, services: { hosting: {} } }
const company = { career: { postings: [{ id: 'developer' }] }, faqs: { items: [{ id: 'price' }] }, aboutus: {} }

/** The message about one link in content that has no other links. */
function messageFor(href: string): string | undefined {
  const raw = { ...pages, company, home: { href } }
  const problems = linkProblems(raw, [...walk(raw)])
  assert.ok(problems.length <= 1)
  return problems[0]?.message
}

test('links to pages, and to places that their pages have, are right', () => {
  const places = ['/products/micos#deposits', '/products/micos#interest-working', '/company/career#developer']
  for (const href of ['/', '/contactus', ...places, '/company/faqs#price', '/company/aboutus#services'])
    assert.equal(messageFor(href), undefined, href)
})

test('an address of another form is left to the schema', () => {
  for (const href of ['https://example.com/', 'products/micos', '/Products']) assert.equal(messageFor(href), undefined)
})

test('a near address is suggested', () => {
  const nearest = {
    '/products/micos/': '/products/micos',
    '/services/host': '/services/hosting',
    '/contact': '/contactus',
  }
  for (const [href, near] of Object.entries(nearest))
    assert.equal(messageFor(href), `"${href}" is not a page of this site; did you mean ${near}?`)
  for (const [href, near] of Object.entries({ '/ne': '/', '/ne/contactus': '/contactus', '/ne/nothing': '/' }))
    assert.match(messageFor(href) ?? '', new RegExp(`did you mean ${near} \\(Nepali pages lead to Nepali pages`))
})

test('without a near one all addresses are listed', () => {
  assert.match(messageFor('/products/gold') ?? '', /is not a page of this site; use one of: \/, \/products\/micos, /)
  assert.match(messageFor('/news') ?? '', /use one of: \//)
})

test('a place that its page does not have is reported with the places of the page', () => {
  assert.equal(
    messageFor('/products/micos#loans'),
    '"#loans" is not a place on /products/micos; use one of: #deposits, #interest-working',
  )
  assert.equal(messageFor('/contactus#form'), '"#form" is not a place on /contactus; it has none')
})

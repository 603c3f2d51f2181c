import assert from 'node:assert/strict'
import { test } from 'vitest'

import { linkProblems } from './link-rules'
import { walk } from './walk-content'

const features = [{ id: 'deposits' }]
const pages = { products: { micos: { features, calculators: ['interest'] } }, services: { hosting: {} } }
const company = { career: { postings: [{ id: 'developer' }] }, faqs: { items: [{ id: 'price' }] }, aboutus: {} }

/** Messages for content with a single link. */
function messagesFor(href: string) {
  const raw = { ...pages, company, home: { href } }
  return linkProblems(raw, [...walk(raw)]).map(({ message }) => message)
}

test.each([
  '/',
  '/contactus',
  '/products/micos#deposits',
  '/products/micos#interest-calculator',
  '/company/career#developer',
  '/company/faqs#price',
  '/company/aboutus#services',
  // The schema reports malformed links.
  'https://example.com/',
  'products/micos',
  '/Products',
])('the link %s has no problem, or one that only the schema reports', (href) => assert.deepEqual(messagesFor(href), []))

test.each([
  ['/products/micos/', /"\/products\/micos\/" is not a page of this site; did you mean \/products\/micos\?/],
  ['/services/host', /did you mean \/services\/hosting\?/],
  ['/contact', /did you mean \/contactus\?/],
  ['/ne/contactus', /did you mean \/contactus \(Nepali pages link to Nepali pages/],
  ['/ne/nothing', /did you mean \/ \(/],
  ['/products/gold', /is not a page of this site; use one of: \/, \/products\/micos, /],
  ['/products/micos#loans', /"#loans" is not an id on \/products\/micos; use one of: #deposits, #interest-calculator/],
  ['/services/hosting#form', /"#form" is not an id on \/services\/hosting; it has none/],
])('the link %s is reported: %s', (href, message) => {
  const messages = messagesFor(href)
  assert.equal(messages.length, 1)
  assert.match(messages.join(), message)
})

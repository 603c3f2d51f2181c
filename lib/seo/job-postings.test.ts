import assert from 'node:assert/strict'
import { test } from 'vitest'

import { jobPostings } from './job-postings'

const basic = { id: 'trainer', title: 'Trainer', summary: 'You train.', requirementsTitle: 'Asked', requirements: [] }
const complete = { ...basic, datePosted: '2026-12-01', place: 'Itahari', lastDay: '2026-12-31' }

test('the JSON-LD has dates, URL and place of a posting, and omits a posting without posting date or place', () => {
  const dataOf = (posting: typeof basic) => jobPostings([posting], 'https://example.com/career', { '@id': '#company' })
  const [data] = dataOf(complete)
  assert.equal(data?.datePosted, '2026-12-01')
  assert.equal(data.validThrough, '2026-12-31')
  assert.equal(data.url, 'https://example.com/career#trainer')
  assert.match(JSON.stringify(data.jobLocation), /"addressLocality":"Itahari","addressCountry":"NP"/)
  for (const field of ['datePosted', 'place']) assert.deepEqual(dataOf({ ...complete, [field]: undefined }), [])
})

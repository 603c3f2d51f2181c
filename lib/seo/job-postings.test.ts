import assert from 'node:assert/strict'
import { test } from 'vitest'

import { jobPostings } from './job-postings'

const posting = { id: 'trainer', title: 'Trainer', summary: 'You train.', requirementsTitle: 'Asked', requirements: [] }
const complete = { ...posting, datePosted: '2026-12-01', place: 'Itahari', lastDay: '2026-12-31' }

test('only a posting with date and place is in the JSON-LD', () => {
  const dataOf = (one: typeof posting) => jobPostings([one], 'https://example.com/career', { '@id': '#company' })
  const [data] = dataOf(complete)
  assert.equal(data?.datePosted, '2026-12-01')
  assert.equal(data.validThrough, '2026-12-31')
  assert.equal(data.url, 'https://example.com/career#trainer')
  assert.match(JSON.stringify(data.jobLocation), /"addressLocality":"Itahari","addressCountry":"NP"/)
  for (const field of ['datePosted', 'place']) assert.deepEqual(dataOf({ ...complete, [field]: undefined }), [])
})

import { expect, test } from 'vitest'

import { jobPostings } from './job-postings'

const basic = { id: 'trainer', title: 'Trainer', summary: 'You train.', requirementsTitle: 'Asked', requirements: [] }
const complete = { ...basic, datePosted: '2026-12-01', place: 'Itahari', lastDay: '2026-12-31' }

test('the JSON-LD has dates, URL and place of a posting, and omits a posting without posting date or place', () => {
  const dataOf = (posting: typeof basic) => jobPostings([posting], 'https://example.com/career', { '@id': '#company' })
  const [data] = dataOf(complete)
  expect(data?.datePosted).toBe('2026-12-01')
  expect(data?.validThrough).toBe('2026-12-31')
  expect(data?.url).toBe('https://example.com/career#trainer')
  expect(JSON.stringify(data?.jobLocation)).toMatch(/"addressLocality":"Itahari","addressCountry":"NP"/)
  for (const field of ['datePosted', 'place']) expect(dataOf({ ...complete, [field]: undefined })).toEqual([])
})

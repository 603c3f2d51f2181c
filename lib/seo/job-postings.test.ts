import assert from 'node:assert/strict'
import { test } from 'vitest'

import { jobPostings } from './job-postings'

const posting = { id: 'trainer', title: 'Trainer', summary: 'You train.', requirementsTitle: 'Asked', requirements: [] }
const whole = { ...posting, datePosted: '2026-12-01', place: 'Itahari' }
const dataOf = (one: typeof posting) => jobPostings([one], 'https://example.com/career', { '@id': '#company' })

test('a posting with its day and its place is told to search engines, any other is not', () => {
  assert.deepEqual(dataOf(whole), [
    {
      '@type': 'JobPosting',
      title: 'Trainer',
      description: 'You train.',
      qualifications: '',
      url: 'https://example.com/career#trainer',
      datePosted: '2026-12-01',
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Itahari', addressCountry: 'NP' },
      },
      hiringOrganization: { '@id': '#company' },
    },
  ])
  for (const field of ['datePosted', 'place']) assert.deepEqual(dataOf({ ...whole, [field]: undefined }), [])
})

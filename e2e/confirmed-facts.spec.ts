import { readFileSync } from 'node:fs'

import { confirmed } from './support/content'
import { expect, test } from './support/test'

interface Organization {
  '@type': string
  telephone?: string[]
  email?: string[]
  sameAs?: string[]
  location: { name: string; telephone?: string }[]
}

test('search engines get only the contact details that the company has confirmed', () => {
  const [, json = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(readFileSync('out/index.html', 'utf8')) ?? []
  const { '@graph': things } = JSON.parse(json) as { '@graph': Organization[] }
  const company = things.find((thing) => thing['@type'] === 'Organization')
  expect(company?.telephone ?? []).toEqual(confirmed.phones)
  expect(company?.email ?? []).toEqual(confirmed.emails)
  expect(company?.sameAs ?? []).toEqual(confirmed.socials)
  expect(company?.location.flatMap(({ telephone = [] }) => telephone)).toEqual([...confirmed.offices.values()])
})

import { confirmed } from './support/content'
import { searchData } from './support/exported'
import { expect, test } from './support/test'

interface Organization {
  '@type': string
  telephone?: string[]
  email?: string[]
  sameAs?: string[]
  location: { name: string; telephone?: string }[]
}

test('search engines get only the contact details that the company has confirmed', () => {
  const things = searchData<{ '@graph': Organization[] }>('/').flatMap((graph) => graph['@graph'])
  const company = things.find((thing) => thing['@type'] === 'Organization')
  expect(company?.telephone ?? []).toEqual(confirmed.phones)
  expect(company?.email ?? []).toEqual(confirmed.emails)
  expect(company?.sameAs ?? []).toEqual(confirmed.socials)
  expect(company?.location.flatMap(({ telephone = [] }) => telephone)).toEqual([...confirmed.offices.values()])
})

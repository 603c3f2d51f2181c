import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { siteSchema } from '../content/schema'
import { loadContent } from '../scripts/lib/content-files'
import { expect, test } from './support/test'

interface Organization {
  '@type': string
  telephone?: string[]
  email?: string[]
  sameAs?: string[]
  location: { name: string; telephone?: string }[]
}

test('search engines are told the ways to the company that it has confirmed, and no others', async () => {
  const { phones, emails, socials, offices } = siteSchema.parse((await loadContent(resolve('content'))).raw.site)
  const [, json = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(readFileSync('out/index.html', 'utf8')) ?? []
  const { '@graph': things } = JSON.parse(json) as { '@graph': Organization[] }
  const company = things.find((thing) => thing['@type'] === 'Organization')
  const sure = (facts: typeof phones) => facts.flatMap(({ value, pending }) => (pending ? [] : [value]))
  expect(company?.telephone ?? []).toEqual(sure(phones))
  expect(company?.email ?? []).toEqual(sure(emails))
  expect(company?.sameAs ?? []).toEqual(sure(socials.map(({ url }) => url)))
  expect(company?.location.flatMap(({ telephone = [] }) => telephone)).toEqual(sure(offices.map(({ phone }) => phone)))
})

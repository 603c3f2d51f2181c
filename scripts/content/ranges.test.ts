import assert from 'node:assert/strict'
import { test } from 'vitest'

import { z } from 'zod'

import { listOf } from '@/content/schema/count'
import { wrongNetwork, type Network } from '@/content/schema'
import { contentSchema } from '@/lib/content/model'

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)
const texts = (count: number) => Array.from({ length: count }, (_, index) => String(index))

test('the message gives the number of items, the allowed range, and whom to ask', () => {
  const postings = listOf(z.string(), 'posting', 2, 10)
  assert.equal(messages(postings, texts(2)), undefined)
  assert.equal(messages(postings, texts(10)), undefined)
  for (const [count, says] of [
    [12, 'has 12 postings, and the page takes 2 to 10: take 2 out, or ask a developer'],
    [1, 'has 1 posting, and the page takes 2 to 10: add 1 more, or ask a developer'],
    [0, 'has no postings, and the page takes 2 to 10: add 2 more, or ask a developer'],
  ] as const)
    assert.deepEqual(messages(postings, texts(count)), [says])
  assert.deepEqual(messages(listOf(z.string(), 'e-mail address', 3, 3), texts(5)), [
    'has 5 e-mail addresses, and the page takes 3: take 2 out, or ask a developer',
  ])
})

test('a list with too many items still reports what is wrong with one of them', () => {
  assert.equal(messages(listOf(z.string(), 'posting', 0, 1), ['a', 1])?.length, 2)
})

/** Numbers of items for which the pages were checked. */
const ranges: [path: string, least: number, most: number][] = [
  ['company.career.postings', 0, 10],
  ['company.faqs.items', 3, 30],
  ['company.aboutus.gallery', 1, 12],
  ['site.offices', 1, 15],
  ['site.socials', 0, 8],
  ['site.phones', 1, 6],
  ['site.emails', 1, 4],
  ['home.slides', 3, 7],
  ['home.partners.items', 0, 24],
  ['home.testimonials.items', 0, 12],
]

for (const [path, least, most] of ranges)
  test(`${path} takes ${least} to ${most} items`, () => {
    const schema = path.split('.').reduce<z.ZodType>((inner, key) => {
      assert.ok(inner instanceof z.ZodObject)
      return inner.shape[key]
    }, contentSchema)
    const says = (count: number) =>
      (messages(schema, texts(count)) ?? []).filter((message) => message.startsWith('has '))
    assert.deepEqual([...says(least), ...says(most)], [])
    assert.equal(says(most + 1).length, 1)
    assert.equal(says(least - 1).length, least > 0 ? 1 : 0)
  })

test('addresses of a social network are recognised by their hosts', () => {
  const right: [Network, string][] = [
    ['facebook', 'https://www.facebook.com/company'],
    ['youtube', 'https://youtu.be/a'],
    ['tiktok', 'https://vm.tiktok.com/a/'],
    ['viber', 'https://invite.viber.com/?g2=a'],
    ['viber', 'https://chats.viber.com/company'],
    ['viber', 'viber://chat?number=%2B9779800000000'],
    ['whatsapp', 'https://wa.me/9770000000000'],
    ['x', 'https://twitter.com/company'],
    // Not an address: the schema reports that with its own message.
    ['x', 'x.com/company'],
  ]
  for (const [network, url] of right) assert.equal(wrongNetwork(network, url), undefined, url)
  for (const url of ['https://notfacebook.com/', 'https://facebook.com.example.org/'])
    assert.match(wrongNetwork('facebook', url) ?? '', /is not an address of Facebook: copy it from/)
  assert.match(wrongNetwork('facebook', 'viber://chat?number=%2B9779800000000') ?? '', /is an address of Viber/)
})

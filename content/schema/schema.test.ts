import { expect, test } from 'vitest'
import { z } from 'zod'

import { listOf } from './count'
import { networkProblem, type Network } from './social-networks'
import { linkHref } from './text'

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)
const texts = (count: number) => Array.from({ length: count }, (_, index) => String(index))

test('a list with too few or too many items is reported with its number of items and the allowed range', () => {
  const postings = listOf(z.string(), 'posting', 2, 10)
  for (const count of [2, 10]) expect(messages(postings, texts(count))).toBeUndefined()
  for (const [count, message] of [
    [12, 'has 12 postings, and the page allows 2 to 10: remove 2, or ask a developer'],
    [1, 'has 1 posting, and the page allows 2 to 10: add 1 more, or ask a developer'],
    [0, 'has no postings, and the page allows 2 to 10: add 2 more, or ask a developer'],
  ] as const)
    expect(messages(postings, texts(count))).toEqual([message])
  expect(messages(listOf(z.string(), 'e-mail address', 3, 3), texts(5))).toEqual([
    'has 5 e-mail addresses, and the page allows 3: remove 2, or ask a developer',
  ])
})

test('in a list with too many items, an invalid item is reported too', () => {
  expect(messages(listOf(z.string(), 'posting', 0, 1), ['a', 1])?.length).toBe(2)
})

test('networkProblem accepts addresses on the hosts of a social network, and reports other hosts', () => {
  const valid: [Network, string][] = [
    ['facebook', 'https://www.facebook.com/company'],
    ['youtube', 'https://youtu.be/a'],
    ['tiktok', 'https://vm.tiktok.com/a/'],
    ['viber', 'https://invite.viber.com/?g2=a'],
    ['viber', 'viber://chat?number=%2B9779800000000'],
    ['x', 'https://twitter.com/company'],
    // Not a URL: the schema reports it with its own message.
    ['x', 'x.com/company'],
  ]
  for (const [network, url] of valid) expect(networkProblem(network, url), url).toBeUndefined()
  for (const url of ['https://notfacebook.com/', 'https://facebook.com.example.org/'])
    expect(networkProblem('facebook', url) ?? '').toMatch(/is not an address of Facebook: copy it from/)
  expect(networkProblem('facebook', 'viber://chat?number=%2B9779800000000') ?? '').toMatch(/is an address of Viber/)
})

test('linkHref accepts only internal paths and https URLs', () => {
  const valid = ['/', '/products/goldplus#reports', 'https://www.example.com', 'https://example.com/a_B?c=%20d#e']
  const invalid = [
    '',
    'products/goldplus',
    '/Products/goldplus',
    '//example.com',
    'mailto:info@example.com',
    'http://www.example.com/',
    'https://example',
    'https://www.example.com/a b',
    'javascript:alert(1)',
  ]
  for (const href of valid) expect(linkHref.safeParse(href).success, href).toBe(true)
  for (const href of invalid) expect(linkHref.safeParse(href).success, href).toBe(false)
})

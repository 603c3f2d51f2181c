import assert from 'node:assert/strict'
import { test } from 'vitest'

import { linkHref } from '@/content/schema'

const right = ['/', '/products/goldplus#reports', 'https://www.example.com', 'https://example.com/a_B?c=%20d#e']
const wrong = [
  ...['', 'products/goldplus', '/Products/goldplus', '//example.com', 'www.example.com', 'mailto:info@example.com'],
  ...['http://www.example.com/', 'https://example', 'https://', 'https://www.example.com/a b', 'javascript:alert(1)'],
]

test('links lead to pages of this site, or to other sites through https', () => {
  for (const href of right) assert.ok(linkHref.safeParse(href).success, href)
  for (const href of wrong) assert.ok(!linkHref.safeParse(href).success, href)
})

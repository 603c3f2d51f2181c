import { expect, test } from 'vitest'

import { contentSecurityPolicy } from './content-security-policy'

test('the policy allows only what the pages need, and names each hash and origin once', () => {
  const page = { scripts: ['a'], styles: ['b'], frames: ['https://a.example'] }
  const pages = [page, page, { ...page, frames: ['https://b.example'] }]
  expect(contentSecurityPolicy(pages, 'http://[::1]:3101').split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='",
    "style-src 'self' 'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0='",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self' http://[::1]:3101",
    'frame-src https://a.example https://b.example',
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ])
  expect(contentSecurityPolicy([], 'https://mail.example')).toContain("frame-src 'none'")
})

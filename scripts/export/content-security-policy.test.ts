import assert from 'node:assert/strict'
import { describe, it } from 'vitest'

import { contentSecurityPolicy, type PolicyNeeds } from './content-security-policy'

const bare: PolicyNeeds = { scripts: [], styles: [], frames: [] }
const MAIL = 'https://mail.example'
const policyFor = (...pages: Partial<PolicyNeeds>[]) =>
  contentSecurityPolicy(
    pages.map((needs) => ({ ...bare, ...needs })),
    MAIL,
  )
const directive = (needs: Partial<PolicyNeeds>, name: string) =>
  policyFor(needs)
    .split('; ')
    .find((one) => one.startsWith(`${name} `))
    ?.slice(name.length + 1)

describe("the site's policy", () => {
  it('blocks everything by default', () => {
    assert.equal(directive({}, 'default-src'), "'none'")
    assert.equal(directive({}, 'script-src'), "'self'")
    assert.equal(directive({}, 'frame-src'), "'none'")
    assert.equal(directive({}, 'base-uri'), "'none'")
    assert.equal(directive({}, 'connect-src'), "'self' https://mail.example")
  })

  it('allows the needs of all pages, without duplicates and unsafe-inline', () => {
    const page = { scripts: ['a'], styles: ['b'], frames: ['https://a.example'] }
    const policy = policyFor(page, page, { frames: ['https://b.example'] })
    assert.match(policy, /frame-src https:\/\/a\.example https:\/\/b\.example;/)
    assert.equal(policy.match(/sha256-/g)?.length, 2)
    assert.doesNotMatch(policy, /unsafe-|\*|data:|blob:/)
  })

  for (const origin of ['null', 'https://a.example;script-src', 'https://a".example', "https://'self'", '*'])
    it(`refuses ${origin} as an origin`, () => {
      assert.throws(() => contentSecurityPolicy([], origin), /is no origin/)
      assert.throws(() => policyFor({ frames: [origin] }), /is no origin/)
    })

  it('accepts a port', () =>
    assert.match(contentSecurityPolicy([], 'http://[::1]:3101'), /connect-src 'self' http:\/\/\[::1\]:3101;/))
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { contentSecurityPolicy, type PolicyNeeds } from './policy'

const bare: PolicyNeeds = {
  scripts: [],
  styles: [],
  styleAttributes: [],
  frames: [],
  mailOrigin: 'https://mail.example',
  trustedTypes: true,
}
const directive = (needs: Partial<PolicyNeeds>, name: string) =>
  contentSecurityPolicy({ ...bare, ...needs })
    .split('; ')
    .find((one) => one.startsWith(`${name} `))
    ?.slice(name.length + 1)

describe("a page's policy", () => {
  it('forbids everything that it does not name', () => {
    assert.equal(directive({}, 'default-src'), "'none'")
    assert.equal(directive({}, 'script-src'), "'self'")
    assert.equal(directive({}, 'style-src'), "'self'")
    assert.equal(directive({}, 'frame-src'), "'none'")
    assert.equal(directive({}, 'base-uri'), "'none'")
    assert.equal(directive({}, 'connect-src'), "'self' https://mail.example")
    assert.equal(directive({}, 'require-trusted-types-for'), "'script'")
  })

  // From `openssl dgst -sha256 -binary | base64`; the first two are also examples of CSP level 3.
  const hashes = {
    'doSubmit()': "'sha256-jzgBGA4UWFFmpOBq0JpdsySukE1FrEN5bUpoK8Z29fY='",
    "alert('Hello, world.');": "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    'नेपाल 🌾': "'sha256-uuuZdGivbmZJ5mALrv6wi7kF5g0AKdhEPQ6SJjr2SD8='",
  }
  for (const [text, hash] of Object.entries(hashes))
    it(`contains the hash that browsers compute for ${text}`, () => {
      assert.equal(directive({ scripts: [text, text] }, 'script-src'), `'self' ${hash}`)
      assert.equal(directive({ styles: [text] }, 'style-src'), `'self' ${hash}`)
      assert.equal(directive({ styleAttributes: [text, text] }, 'style-src'), `'self' 'unsafe-hashes' ${hash}`)
    })

  it('never allows arbitrary scripts or styles', () => {
    const all = { ...bare, scripts: ['a'], styles: ['b'], styleAttributes: ['c'], frames: ['https://a.example'] }
    assert.doesNotMatch(contentSecurityPolicy(all), /unsafe-(inline|eval)|\*|data:|blob:/)
  })

  it('names each frame once', () => {
    const frames = ['https://a.example', 'https://b.example', 'https://a.example']
    assert.equal(directive({ frames }, 'frame-src'), 'https://a.example https://b.example')
  })

  for (const origin of ['null', 'https://a.example;script-src', 'https://a".example', "https://'self'", '*'])
    it(`refuses ${origin} as an origin`, () => {
      assert.throws(() => contentSecurityPolicy({ ...bare, mailOrigin: origin }), /is no origin/)
      assert.throws(() => contentSecurityPolicy({ ...bare, frames: [origin] }), /is no origin/)
    })

  it('accepts a port', () => assert.match(directive({ mailOrigin: 'http://[::1]:3101' }, 'connect-src')!, /:3101$/))
})

import assert from 'node:assert/strict'
import { test } from 'node:test'

import { copyContent, testBroken } from './content-fixture'

const goldplus = 'content/products/goldplus.ts'
const home = 'content/home.ts'
const site = 'content/site.ts'
const navigation = 'content/navigation.ts'

testBroken([
  {
    name: 'missing field, at the object that lacks it',
    file: goldplus,
    find: / {2}closing: \{[^}]*\},\n/,
    put: '',
    says: 'closing  is missing',
    at: /export default/,
  },
  {
    name: 'missing text',
    file: goldplus,
    find: /heading: \{[^}]*\}/,
    put: 'heading: {}',
    says: 'heading.en  is missing',
  },
  {
    name: 'missing choice',
    file: site,
    find: /(?<=socials: \[\s*\{) network: '[a-z]+',/,
    put: '',
    says: 'socials[1].network  is missing',
    at: /(?<=socials: \[\s*)\{/,
  },
  {
    name: 'unknown field',
    file: goldplus,
    find: /(?<=features: \[\s*\{\n)/,
    put: "      titel: { en: 'Title' },\n",
    says: 'features[1].titel  unknown field "titel"; allowed: name, desc, lists',
  },
  {
    name: 'text without language',
    file: goldplus,
    find: /heading: \{[^}]*\}/,
    put: "heading: 'Gold Plus'",
    says: "heading  must be a text like { en: '…' }, not words in quotes like '…'",
  },
  {
    name: 'fact without value',
    file: site,
    find: /(?<=phones: \[\s*)\{[^}]*\}/,
    put: "'+977 1 4000000'",
    says: "phones[1]  must be a fact like { value: '…' }, not words in quotes like '…'",
  },
  {
    name: 'number instead of words',
    file: site,
    find: /since: \{[^}]*\}/,
    put: 'since: { en: 2005 }',
    says: "since.en  must be words in quotes like '…', not a number",
  },
  {
    name: 'words instead of true or false',
    file: home,
    find: /open: (true|false)/,
    put: "open: 'yes'",
    says: "notice.open  must be true or false, not words in quotes like '…'",
  },
  {
    name: 'group instead of a list',
    file: site,
    find: /phones: \[[^\]]*\]/,
    put: 'phones: {}',
    says: 'phones  must be a list in [ ], not a group in { }',
  },
  {
    name: 'pending other than true',
    file: site,
    find: /since: \{[^}]*\}/,
    put: "since: { en: 'Since 2005', pending: false }",
    says: 'since.pending  must be true, or be left out once the company has confirmed the value',
  },
  {
    name: 'wrong choice',
    file: site,
    find: /network: 'facebook'/,
    put: "network: 'fasebook'",
    says: 'socials[1].network  must be one of: facebook, youtube, linkedin, instagram, tiktok, viber, whatsapp, x',
  },
  {
    name: 'menu item with an unknown group',
    file: navigation,
    find: /(?<=items: \[\s*)\{[^}]*\}[^}]*\}/,
    put: "{ label: { en: 'Blog' }, group: 'blog' }",
    says: 'items[1]  needs a label and either href (an address) or group (products, services, downloads or company)',
  },
  {
    name: 'menu item with a long label',
    file: navigation,
    find: /(?<=items: \[\s*)\{[^}]*\}[^}]*\}/,
    put: "{ label: { en: 'A label of many words' }, href: '/' }",
    says: 'items[1].label.en  Menu label is too long: keep it to 20 characters',
  },
])

test('the real content has no problems', async (t) => {
  const fixture = await copyContent(t)
  assert.deepEqual(await fixture.check(), [])
})

import { testBroken } from './content-fixture'

const goldplus = 'content/products/goldplus.ts'
const home = 'content/home.ts'
const site = 'content/site.ts'

testBroken([
  {
    name: 'too short',
    file: goldplus,
    find: /(?<=features: \[\s*\{\s*)name: \{ en: '[^']*'/,
    put: "name: { en: 'No'",
    says: 'features[1].name.en  Feature name is too short: write at least 3 characters',
  },
  {
    name: 'too long',
    file: goldplus,
    find: /heading: \{[^}]*\}/,
    put: `heading: { en: '${'x'.repeat(61)}' }`,
    says: 'heading.en  Page heading is too long: keep it to 60 characters',
  },
  {
    name: 'phone number',
    file: site,
    find: /(?<=phones: \[\s*)\{[^}]*\}/,
    put: "{ value: '01-4000000' }",
    says: 'phones[1].value  is not a phone number: write it like +977 1 0000000',
  },
  {
    name: 'e-mail address',
    file: site,
    find: /(?<=emails: \[\s*)\{[^}]*\}/,
    put: "{ value: 'info at example.com' }",
    says: 'emails[1].value  is not an e-mail address: write it like info@example.com',
  },
  {
    name: 'web address',
    file: site,
    find: /url: \{[^}]*\}/,
    put: "url: { value: 'http://www.example.com/' }",
    says: 'socials[1].url.value  is not a web address: write it like https://www.example.com/',
  },
  {
    name: 'address of this site',
    file: home,
    find: /path: '[^']*'/,
    put: "path: 'Products/Goldplus'",
    says: 'notice.path  is not an address: start a page of this site with / in small letters, another site with https://',
  },
  {
    name: 'colour',
    file: goldplus,
    find: /threads: \[[^\]]*\]/,
    put: "threads: ['#1B4B66', 'red', '#1B4B66', '#1B4B66']",
    says: 'weave.threads[2]  is not a colour: write six capital hex digits like #1B4B66',
  },
  {
    name: 'too few colours',
    file: goldplus,
    find: /threads: \[[^\]]*\]/,
    put: "threads: ['#1B4B66', '#1B4B66', '#1B4B66']",
    says: 'weave.threads  must be at least 4 items',
  },
  {
    name: 'too many figures',
    file: home,
    find: /(?<=stats: \[\n)/,
    put: "    { figure: { en: '1' }, label: { en: 'One more' } },\n",
    says: 'stats  has 4 figures, and the page takes 3: take 1 out, or ask a developer',
    at: /stats:/,
  },
  {
    name: 'package without items',
    file: 'content/services/websitedevelopment.ts',
    find: /items: \[[^\]]*\]/,
    put: 'items: []',
    says: 'tiers[1].items  has no items, and the page takes 1 to 20: add 1 more, or ask a developer',
  },
  {
    name: 'number below its limit',
    file: 'content/enquiry-form.ts',
    find: /min: \d+/,
    put: 'min: 0',
    says: 'fields.name.min  must be more than 0',
  },
  {
    name: 'short value that is not a text',
    file: site,
    find: /titleSeparator: '[^']*'/,
    put: "titleSeparator: ' --- '",
    says: 'titleSeparator  must be at most 3 characters',
  },
  {
    name: 'placeholder left out',
    file: site,
    find: /copyright: \{[^}]*\{year\}/,
    put: "copyright: { en: '2005",
    says: 'copyright  must contain {year} and {name}',
  },
])

import { ONLY_VALUES } from '../values'

import { inFile, type Edit } from './edit'

const site = 'content/site.ts'
const home = 'content/home.ts'
const goldplus = 'content/products/goldplus.ts'
const navigation = 'content/navigation.ts'
const since = "since: { en: 'Since 2005', ne: 'सन् २००५ देखि' }"
const heading = "heading: { en: 'Cooperator Gold Plus', ne: 'Cooperator Gold Plus' }"
const menuRule = 'needs a label and either href (an address) or group (products, services, downloads or company)'

/** Fields that are missing, unknown, or of another kind. */
export const shapeEdits: Edit[] = [
  ...inFile(goldplus, [
    [
      'missing field',
      "  closing: { en: 'See Gold Plus with your own deposit schemes', ne: 'आफ्नै बचत योजनामा Gold Plus चलेको हेर्नुहोस्' },\n",
      '',
      '@‹export default›  closing  is missing',
    ],
    ['missing text', heading, 'heading: {}', 'heading.en  is missing', 'heading.ne  is missing'],
    ['missing Nepali text', heading, "heading: { en: 'Cooperator Gold Plus' }", 'heading.ne  is missing'],
    [
      'unknown field',
      'heading:',
      "titel: { en: 'Title', ne: 'शीर्षक' },\n  heading:",
      'titel  unknown field "titel"; allowed: pageName, heading, cardName, cardText, description, audience, need, line, intro, featuresNote, features, editions, screen, calculators, gallery, closing, weave',
    ],
    [
      'unknown field in a feature',
      "      name: { en: 'Charkhata accounting', ne: 'चारखाता लेखा' },",
      "      titel: { en: 'x', ne: 'द' },\n      name: { en: 'Charkhata accounting', ne: 'चारखाता लेखा' },",
      'features[1].titel  unknown field "titel"; allowed: id, name, desc, lists, link, screen',
    ],
    [
      'field with a capital',
      heading,
      heading.replace('heading', 'Heading'),
      '@‹export default›  heading  is missing',
      '@  Heading  unknown field "Heading"; allowed: pageName, heading, cardName, cardText, description, audience, need, line, intro, featuresNote, features, editions, screen, calculators, gallery, closing, weave',
    ],
    [
      'text without language',
      heading,
      "heading: 'Gold Plus'",
      "heading  must be a text like { en: '…', ne: '…' }, not words in quotes like '…'",
    ],
    ['null for a text', heading, 'heading: null', "heading  must be a text like { en: '…', ne: '…' }, not null"],
    [
      'null inside a text',
      heading,
      "heading: { en: null, ne: 'Cooperator Gold Plus' }",
      "heading.en  must be words in quotes like '…', not null",
    ],
    [
      'feature used twice',
      "id: 'nepali-calendar-and-fiscal-years'",
      "id: 'charkhata-accounting'",
      'features[2].id  "charkhata-accounting" is used twice: write another',
    ],
    [
      'unknown drawn screen',
      "screen: 'daily-collection'",
      "screen: 'daily-colection'",
      'screen  "daily-colection" is not a drawn screen; use one of: cash-count, collection-round, daily-collection, loan-list, loan-provision, provision-journal, service-centres, web-edition',
    ],
  ]),
  ...inFile(site, [
    ['missing choice', "{ network: 'facebook', ", '{ ', 'socials[1].network  is missing'],
    [
      'fact without value',
      "{ value: '+977 1 0000000', pending: true }",
      "'+977 1 4000000'",
      "phones[1]  must be a fact like { value: '…' }, not words in quotes like '…'",
    ],
    [
      'fact as a text',
      "{ value: '+977 1 0000000', pending: true }",
      "{ en: '+977 1 4000000', ne: '+९७७ १ ४००००००' }",
      '@  phones[1].value  is missing',
      '@  phones[1].en  unknown field "en"; allowed: value, pending',
      '@  phones[1].ne  unknown field "ne"; allowed: value, pending',
    ],
    [
      'Nepali text in Latin letters',
      since,
      "since: { en: 'Since 2005', ne: 'Since 2005' }",
      'since.ne  has no Devanagari letter: write the Nepali text here',
    ],
    [
      'number instead of words',
      since,
      "since: { en: 2005, ne: 'सन् २००५ देखि' }",
      "since.en  must be words in quotes like '…', not a number",
    ],
    [
      'group instead of a list',
      "phones: [\n    { value: '+977 1 0000000', pending: true },\n    { value: '+977 1 0000001', pending: true },\n  ]",
      'phones: {}',
      'phones  must be a list in [ ], not a group in { }',
    ],
    [
      'pending: false',
      since,
      "since: { en: 'Since 2005', ne: 'सन् २००५ देखि', pending: false }",
      'since.pending  must be true, or be left out once the company has confirmed the value',
    ],
    [
      'pending in quotes',
      since,
      "since: { en: 'Since 2005', ne: 'सन् २००५ देखि', pending: 'true' }",
      'since.pending  must be true, or be left out once the company has confirmed the value',
    ],
    [
      'office twice',
      "id: 'itahari'",
      "id: 'jhapa'",
      'content/contact.ts:12  offices[3]  "itahari" is not an office; use one of: jhapa, nepalgunj, illam',
      'offices[2].id  "jhapa" is used twice: write another',
    ],
  ]),
  ...inFile(home, [
    [
      'words instead of true or false',
      'open: false',
      "open: 'yes'",
      "notice.open  must be true or false, not words in quotes like '…'",
    ],
    ['true in another language', 'open: false', 'open: yes', `notice.open  ${ONLY_VALUES}`],
    [
      'number used twice',
      'partnerID: 2',
      'partnerID: 1',
      'partners.items[2].partnerID  "1" is used twice: write another',
    ],
    [
      'number in quotes',
      'partnerID: 2',
      "partnerID: '2'",
      "partners.items[2].partnerID  must be a number, not words in quotes like '…'",
    ],
    [
      'half a number',
      'partnerID: 2',
      'partnerID: 2.5',
      'partners.items[2].partnerID  must be a whole number, not a number',
    ],
  ]),
  ...inFile(navigation, [
    ['menu item with an unknown group', "group: 'products'", "group: 'blog'", `items[2]  ${menuRule}`],
    [
      'menu item with a long label',
      "{ en: 'HOME', ne: 'गृहपृष्ठ' }",
      "{ en: 'A label of many words', ne: 'गृहपृष्ठ' }",
      'items[1].label.en  Menu label is too long: keep it to 20 characters (it has 21)',
    ],
  ]),
  ...inFile('content/company/faqs.ts', [
    [
      'id used twice',
      "id: 'forgotten-password'",
      "id: 'client-computer'",
      'items[2].id  "client-computer" is used twice: write another',
    ],
    [
      'id with capitals',
      "id: 'price'",
      "id: 'Price'",
      'items[3].id  must use small letters, digits and single hyphens',
    ],
    [
      'id with a space',
      "id: 'price'",
      "id: 'the price'",
      'items[3].id  must use small letters, digits and single hyphens',
    ],
  ]),
  ...inFile('content/products/bancos.ts', [
    [
      'page name used twice',
      "pageName: { en: 'BANCOS', ne: 'BANCOS' }",
      "pageName: { en: 'Gold Plus', ne: 'Gold Plus' }",
      'content/products/goldplus.ts:4  pageName.en  Page name is the same as in content/products/bancos.ts: each page needs its own',
      'content/products/goldplus.ts:4  pageName.ne  Page name is the same as in content/products/bancos.ts: each page needs its own',
    ],
    [
      'Nepali card name used twice',
      "cardName: { en: 'Bancos', ne: 'Bancos' }",
      "cardName: { en: 'Bancos', ne: 'Cooperator Gold plus' }",
      'content/products/goldplus.ts:6  cardName.ne  Name on the card is the same as in content/products/bancos.ts: each page needs its own',
    ],
    [
      'description used twice',
      'BANCOS: banking software for co-operatives, from account opening to provision, closing and reports.',
      'Gold Plus keeps a savings and credit co-operative’s deposits, loans, collection and charkhata accounts in one system, in the Nepali calendar.',
      'content/products/goldplus.ts:9  description.en  Page description is the same as in content/products/bancos.ts: each page needs its own',
    ],
  ]),
  ...inFile('content/contact.ts', [
    [
      'unknown office',
      "'illam'",
      "'pokhara'",
      '@  offices[4]  "pokhara" is not an office; use one of: jhapa, itahari, nepalgunj, illam',
      '@  offices  leaves out the office "illam" of content/site.ts',
    ],
    ['office left out', ", 'illam'", '', 'offices  leaves out the office "illam" of content/site.ts'],
    ['office named twice', "'illam'", "'illam', 'jhapa'", 'offices[5]  "jhapa" is used twice: write another'],
  ]),
  ...inFile('content/screens/daily-collection.ts', [
    [
      'figure in quotes',
      '200, 2750, 0]',
      "200, '2750', 0]",
      'table.rows[3].cells[4]  is a figure in quotes: take the quotes away',
    ],
    [
      'amount with a comma',
      '200, 2750, 0]',
      '200, 2,750, 0]',
      '2,750 is an amount with commas: write 2750 (two numbers have a space after their comma)',
    ],
    [
      'cell too few',
      "{ en: 'Member D', ne: 'सदस्य घ' }, 1000, 0, 0]",
      "{ en: 'Member D', ne: 'सदस्य घ' }, 1000, 0]",
      'table.rows[4].cells  has 4 cells, but the table has 5 columns to fill: write one for each, null for an empty one',
    ],
    [
      'column of a sum left out',
      "{ id: 'penalty',",
      "{ id: 'fine',",
      '@‹export default›  has no column "penalty", which its sums need: put it back, or ask a developer',
    ],
  ]),
  ...inFile('content/screens/loan-provision.ts', [
    [
      'amount with its commas',
      '420000]',
      "'4,20,000']",
      "table.rows[1].cells[5]  is not a number, date or code like '2082-04-15': write words like { en: '…', ne: '…' }, and amounts without quotes and commas",
    ],
    [
      'number among words',
      "{ en: 'not overdue', ne: 'भाका ननाघेको' }",
      '12',
      "table.rows[1].cells[2]  is a number in a text column: write it in quotes, or give the column format: 'amount'",
    ],
  ]),
  ...inFile('content/screens/cash-count.ts', [
    ['figure left out', ', cell: 11788 }', ' }', '@‹export default›  has no cell in line "sheet": write its figure'],
  ]),
]

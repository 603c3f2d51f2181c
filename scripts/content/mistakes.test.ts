import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { withValue } from '../fixtures/with-value'
import { formatProblem, valueProblems } from './check'
import { compareIndex } from './index-files'
import { loadContent, parseFile } from './load-files'
import { ONLY_VALUES, readValues } from './read-values'
import { lineOf, parseSource } from './source-lines'

describe('the source of a content file', () => {
  const unpaired = "an unpaired quote: begin and end a text with the straight ' in one line, write an apostrophe as ’"
  const noComma = "a comma is missing after a text, or a straight ' inside it ends it: write an apostrophe as ’"
  const notClosed = 'the { opened here is not closed: its } is missing, or an opening one further down'
  const site = (fields: string) =>
    `import type { SiteInput } from './schema'\n\nexport default {\n${fields}\n} satisfies SiteInput\n`

  const mistakes: [mistake: string, text: string | Buffer, line: number, message: string][] = [
    ['no quote at the end', site("  a: { en: 'Since 2005, ne: '२००५' },"), 4, unpaired],
    ['curly quotes', site('  a: ‘Since’,'), 4, "‘ cannot begin or end a text: use the straight '"],
    ['curly quote at the end', site("  a: 'Since’,"), 4, unpaired],
    ['backticks', site('  a: `Since`,'), 4, "` cannot begin or end a text: use the straight '"],
    ['apostrophe', site("  a: 'Nepal's',"), 4, unpaired],
    ['two apostrophes', site("  a: 'the 'big' bank',"), 4, noComma],
    ['no comma in a line', site("  a: { en: 'a' ne: 'क' },"), 4, noComma],
    ['no comma', site('  a: 1\n  b: 2'), 4, 'a comma is missing at the end of this line, or a colon after a name'],
    ['no value', site('  a: ,'), 4, 'a value is missing here'],
    ['two commas', site('  a: 1,,'), 4, 'a name is missing here, or there is one comma too many'],
    ['two commas in a list', site('  a: [1,, 2],'), 4, 'has one comma too many'],
    ['open bracket', site("  a: { en: 'a',\n  b: 1,"), 4, notClosed],
    ['open bracket, by its indent', site('  a: [\n    {\n      b: {\n        c: 1,\n    },\n  ],'), 6, notClosed],
    ['bracket too many', `${site('  a: 1,')}}`, 6, 'this } closes no bracket: delete it'],
    ['merge', site('<<<<<<< HEAD\n  a: 1,\n=======\n  a: 2,\n>>>>>>> main'), 4, 'an unresolved merge conflict'],
    ['amount', site('  a: [4,20,000],'), 4, '4,20,000 is an amount with commas: write 420000'],
    ['digits ०–९', site('  a: [200, २७५०],'), 4, 'figures outside a text are written in the digits 0–9'],
    ['no quotes', site('  open: yes,'), 4, ONLY_VALUES],
    ['field written twice', site('  a: 1,\n  a: 2,'), 5, '"a" is written twice'],
    ['empty', '', 1, 'is empty: copy the contents of a file beside it, or delete it'],
    ['UTF-16', Buffer.from(site('  a: 1'), 'utf16le'), 1, 'cannot be read as text: save it as plain text in UTF-8'],
    ['old code page', Buffer.from('//\n// é', 'latin1'), 1, 'cannot be read as text'],
    ['note before the import', `Please publish\n${site('')}`, 1, 'cannot be read: a quote, a comma or a bracket'],
    ['no export default', site('').replace('export default ', ''), 1, 'the words "export default" are missing'],
    ['no type line', 'export default {} satisfies SiteInput', 1, 'the line "import type { SiteInput } from'],
    ['no type at the end', site('').replace(' satisfies SiteInput', ''), 5, 'must end with "} satisfies SiteInput"'],
    ['import of code', `import fs from 'fs'\n${site('')}`, 1, 'may contain only one import line'],
    ['code', `const year = 2005\n${site('')}`, 1, 'may contain only one import line of a type'],
  ]
  for (const [mistake, text, line, message] of mistakes)
    test(`${mistake} is reported in line ${line}: ${message}`, () => {
      // Old Macs and some spreadsheets end lines with CR alone.
      for (const lineEnd of ['\n', '\r']) {
        const bytes = Buffer.isBuffer(text) ? text : Buffer.from(text.replaceAll('\n', lineEnd))
        const { source, problem } = parseFile('content/site.ts', bytes)
        const problems = problem ? [problem] : readValues(source!).problems
        expect(problems).toEqual([expect.objectContaining({ line, message: expect.stringContaining(message) })])
      }
    })
  test('tabs, comments, both quotes, CRLF and a byte order mark are valid', () => {
    const text = site("\t// asked\n  a: { en: 'Nepal’s\u00a0', ne: \"क'\" }, b: [-1]").replaceAll('\n', '\r\n')
    const { source, problem } = parseFile('content/site.ts', Buffer.from(`\ufeff${text}`))
    expect(problem).toBeUndefined()
    expect(readValues(source!)).toEqual({ values: { a: { en: 'Nepal’s\u00a0', ne: "क'" }, b: [-1] }, problems: [] })
  })
})

describe('a list of pages', () => {
  const index = 'content/products/index.ts'
  const text = "import gold from './gold'\nimport milk from './milk'\n\nexport default { gold, milk }\n"
  const milkOnce = 'milk.ts needs "import milk from \'./milk\'" once, and "milk" in the list once'
  const mistakes: [mistake: string, find: string | RegExp, put: string, ...says: string[]][] = [
    ['no mistake', '', ''],
    ['page listed twice', 'milk }', 'milk, milk }', `4  ${milkOnce}`],
    ['imported twice', '\n\n', "\nimport milk from './milk'\n", `3  ${milkOnce}`],
    ['page without its import', "import milk from './milk'\n", '', `3  ${milkOnce}`],
    ['page without a file', 'milk }', 'milk, news }', '4  "news" has no file'],
    ['import without a file', '\n\n', "\nimport news from './news'\n", '3  "news" has no file'],
    ['another name', 'milk }', "'my-milk': milk }", '4  "my-milk" has no file', `2  ${milkOnce}`],
    ['page left out', ', milk }', ' }', `2  ${milkOnce}`],
    ['page not imported', /import milk.*\n|, milk/g, '', `1  ${milkOnce}`],
  ]
  for (const [mistake, find, put, ...says] of mistakes)
    test(`${mistake}: ${says.join(' and ') || 'no problem'}`, () => {
      const source = parseSource(index, text.replace(find, put))
      const { names, problems } = compareIndex(source, 'products', ['gold', 'milk'])
      const report = problems.map(({ line, message }) => `${line}  ${message}`)
      expect(report).toEqual(says.map((message) => expect.stringContaining(message)))
      expect(names.slice(0, 2)).toEqual(['gold', mistake === 'another name' ? 'my-milk' : 'milk'])
    })
  test('a hyphenated name without quotes is reported', () => {
    const { problem } = parseFile(index, Buffer.from(text.replace(', milk', ', my-milk')))
    const message = "my-milk has a hyphen: write myMilk after import, and 'my-milk': myMilk in the list"
    expect(problem).toEqual({ line: 4, message })
  })
})

test('lineOf returns the line of a field or, for a missing field, of its innermost existing parent', () => {
  const source = parseSource(
    'content/site.ts',
    "export default {\n  a: [\n    1,\n    {\n      b: '',\n    },\n  ],\n}\n",
  )
  const lines = [[], ['a'], ['a', 1], ['a', 1, 'b'], ['a', 1, 'c'], ['d']].map((path) => lineOf(source, path))
  expect(lines).toEqual([1, 2, 4, 5, 4, 1])
})

const content = await loadContent(join(import.meta.dirname, '../../content'))
const [first, second] = Object.keys(Object(content.raw.products))

describe('a value', () => {
  const text = (en: string, ne = 'सन् २००५ देखि') => ({ en, ne })
  const words = { subject: text('News'), content: text('All of the news'), path: '/', linkLabel: text('Read') }
  const notice = { ...words, open: true, until: '2026-12-01' }
  const partner = { partnerID: 1, partnerName: text('Partner') }
  const question = { question: text('What is new?'), answer: text('Nothing is new.') }
  const newGroup = `questions.sheet.groups[${Object(content.raw.buying).questions.sheet.groups.length + 1}]`
  const mistakes: [field: string, value: unknown, ...says: string[]][] = [
    ['site.since', text('Nepal’s own')],
    ['site.since', { en: 'Since 2005' }, "since.ne  is missing: add words in quotes like '…'"],
    ['site.since', undefined, "since  is missing: add a text like { en: '…', ne: '…' } (Founding line)"],
    ['site.since', { ...text('Since'), np: '' }, 'since.np  unknown field "np"'],
    ['site.since', 'Since 2005', "since  must be a text like { en: '…', ne: '…' }, not words"],
    ['site.since', text('Old'), 'since.en  Founding line is too short: write at least 4 characters'],
    ['site.since', text('Since 2005 '.repeat(4)), 'since.en  Founding line is too long: keep it to 40 characters'],
    ['site.since', text('Since 2005', 'Since'), 'since.ne  has no Devanagari letter: write the Nepali text here'],
    ['site.since', text('Since <b>2005</b>'), 'since.en  contains HTML ("<b>"): write plain words'],
    ['site.since', text('TODO: when'), 'since.en  contains a note that must not be published'],
    ['site.copyright', text('© {name}', '© {year} {name} को'), 'copyright.en  must contain {year}'],
    ['site.phones', {}, 'phones  must be a list in [ ], not a group in { }'],
    ['site.phones[1].value', '01-4000000', 'phones[1].value  is not a phone number'],
    ['site.emails[1].value', 'info@example', 'emails[1].value  is not an e-mail address'],
    ['navigation.items[2]', { label: text('News'), group: 'news' }, 'items[2]  needs a label and either href'],
    ['home.notice', { ...notice, from: '2026-12-15' }, 'notice.until  is before from'],
    ['home.notice', { ...notice, from: '2026-12-00' }, 'notice.from  is not a date'],
    ['home.notice.path', '/company/aboutus#services'],
    ['home.notice.path', 'company/aboutus', 'notice.path  is not an address: write a page of this site'],
    [
      'home.notice.path',
      '/contact',
      'notice.path  "/contact" is not an address of this site; did you mean "/contactus"? Or use one of: /, /products/',
    ],
    ['home.notice.path', '/tea', 'notice.path  "/tea" is not an address of this site; use one of: /, /products/'],
    [
      'home.notice.path',
      '/contactus#form',
      'notice.path  "/contactus#form" is not an address of this site; did you mean "/contactus"? Or use one of: /',
    ],
    ['home.howItWorks.highlight.en', 'FARMING', 'howItWorks.highlight.en  "FARMING" must be in the title once'],
    ['home.partners.items', [partner, partner], 'partners.items[2].partnerID  "1" is used twice'],
    ['buying.comparison.products[1]', 'gold', 'comparison.products[1]  "gold" is not a product; use one of: '],
    [
      `buying.${newGroup}`,
      { id: 'none', title: text('None yet') },
      `${newGroup}.id  no question has the sheetGroup "none"`,
    ],
    [
      'buying.questions.items[1]',
      { ...question, notFor: ['gold'] },
      'questions.items[1].notFor[1]  "gold" is not a product',
    ],
    [
      'buying.questions.items[1]',
      { ...question, onlyFor: ['gold'] },
      'questions.items[1].onlyFor[1]  "gold" is not a product',
    ],
    [
      'home.notice.content.en',
      'By law {rule:none}',
      'notice.content.en  names the rule "none": content/rules.ts has no',
    ],
    [
      'company.faqs.items[1].answer.ne',
      'नियम: {rule:microfinance-classes}',
      'items[1].answer.en  lacks {rule:microfinance-classes}, which the other language has: add it',
    ],
    [
      'calculators.vat.sample.rate',
      '{rule:vat.rat}',
      "vat.sample.rate  must be a number, not words in quotes like '…'",
    ],
    [
      'calculators.provision.four.classes',
      [],
      'provision.four.classes  has no classes, and the page allows 4: add 4 more',
    ],
    ['screens.tax-invoice.notes[1].spells', 7, 'notes[1].spells  is 7, but the total is '],
    ...[2027, 83, 2083.5, '२०८३', undefined].map((year): [string, unknown, string] => [
      'calendar.fiscalYear',
      year,
      'fiscalYear  must be a year (B.S.) from 2080 to 2087, without quotes, like 2083',
    ]),
    ['home.notice.path', '/contactus.html', 'notice.path  is not an address: write a page of this site like /company'],
    ['rules.rules[1].until', '2026-12-29', 'rules[1].after  belongs to until'],
    ['site.offices[1].districts', ['ilam', 'ilam'], 'offices[1].districts[2]  "ilam" is served by another office'],
    ['site.offices[1].districts', ['illam'], 'offices[1].districts[1]  "illam" is not a district'],
    ['screens.cash-count.detail.en', '2083-04-33', 'detail.en  "2083-04-33" is not a day: that month has 31 days'],
    ['company.faqs.items[2].id', 'The price', 'items[2].id  must use small letters, digits and single hyphens'],
    [
      'company.aboutus.gallery[1]',
      { image: { file: 'a.jpg', alt: { en: 'An office' } } },
      "gallery[1].image.alt.ne  is missing: add words in quotes like '…'",
    ],
    [
      'screens.daily-collection.table.rows[1].cells[5]',
      '0',
      'table.rows[1].cells[5]  is a figure in quotes: remove the quotes',
    ],
    ['screens.cash-count.results[2].cell', '= amount - sheat', 'results[2].cell  names "sheat", which is no line'],
    ['screens.provision-journal.fields[2].cell', 12, 'fields[2].cell  is 12, but should be '],
    ['services.websitedevelopment.packageTable.rows[1].cells', [1], 'packageTable.rows[1].cells  has 1 cells, but'],
    [`products.${first}.weave.threads[2]`, 'red', 'weave.threads[2]  is not a colour'],
    ['screens.daily-collection.kind', 'tabel', 'kind  must be one of: table, browser'],
    [`products.${first}.screen`, 'cash', 'screen  "cash" is not a mock screen; use one of: '],
  ]
  for (const [field, value, ...says] of mistakes)
    test(`${field} = ${JSON.stringify(value)}: ${says[0] ?? 'no problem'}`, () => {
      const problems = valueProblems(withValue(content, field, value)).map(formatProblem)
      expect(problems).toEqual(says.map((message) => expect.stringContaining(`  ${message}`)))
    })

  test('a download that has a file is reported if its text promises the file for later', () => {
    const name = Object.keys(Object(content.raw.downloads))[0]!
    const withFile = withValue(content, `downloads.${name}.file`, 'a.pdf')
    const problems = valueProblems(withValue(withFile, `downloads.${name}.text`, text('Until then, call.')))
    expect(problems.map(({ message }) => message)).toContain(
      'says "Until then", but there is a file now: say what visitors get',
    )
  })

  test.each([
    ['contact.pageName', 'home.pageName', text('One'), 'pageName.en  Page name is the same as in content/contact.ts'],
    [
      `products.${first}.weave.threads[1]`,
      `products.${second}.weave.threads[1]`,
      '#123456',
      `weave.threads[1]  is the first colour of content/products/${first}.ts too: no two products share it`,
    ],
  ])('the same value in %s and %s is reported in the second', (firstField, secondField, value, message) => {
    const [found] = valueProblems(withValue(withValue(content, firstField, value), secondField, value))
    expect(found && formatProblem(found)).toContain(message)
    expect(secondField.replaceAll('.', '/')).toContain(found?.file.replace(/content\/|\.ts/g, ''))
  })
})

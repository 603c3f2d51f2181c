import { ONLY_VALUES } from '../values'

import { files, inFile, type Edit } from './edit'

const site = 'content/site.ts'
const goldplus = 'content/products/goldplus.ts'
const faqs = 'content/company/faqs.ts'
const since = "since: { en: 'Since 2005', ne: 'सन् २००५ देखि' },"
const noEnd = (quote = "'") =>
  `the text that begins here has no ${quote} at its end: a text ends on the line where it begins`
const apostrophe = "the straight ' inside a text ends it: write the apostrophe as ’"
const open = (bracket: string, partner: string) =>
  `the ${bracket} opened here is not closed: its ${partner} is missing, or an opening one further down`
const comma = 'a comma is missing at the end of this line, or a colon after a name'
const merge =
  'two versions of this place stand here, left by a merge: keep the right lines, and delete those that begin with <<<<<<<, ======= and >>>>>>>'

/** Typing mistakes: files that cannot be read, or contain more than values. */
export const slipEdits: Edit[] = [
  ...inFile(site, [
    ['quote at the end of a text left out', since, "since: { en: 'Since 2005, ne: 'सन् २००५ देखि' },", noEnd()],
    ['double quote at the end left out', since, 'since: { en: "Since 2005 },', noEnd('"')],
    ['quote at the beginning left out', since, "since: { en: Since 2005', ne: 'सन् २००५ देखि' },", noEnd()],
    ['both quotes left out', since, "since: { en: Since, ne: 'सन् २००५ देखि' },", `since.en  ${ONLY_VALUES}`],
    [
      'bent quotes from a word processor',
      since,
      "since: { en: ‘Since 2005’, ne: 'सन् २००५ देखि' },",
      "‘ cannot begin or end a text: use the straight '",
    ],
    [
      'bent double quotes',
      since,
      "since: { en: “Since 2005”, ne: 'सन् २००५ देखि' },",
      "“ cannot begin or end a text: use the straight '",
    ],
    [
      'bent quote at the end only',
      since,
      "since: { en: 'Since 2005’, ne: 'सन् २००५ देखि' },",
      "the text begins with ' and ends with ’: end it with '",
    ],
    [
      'backticks',
      since,
      "since: { en: `Since 2005`, ne: 'सन् २००५ देखि' },",
      "` cannot begin a text: begin and end it with the straight '",
    ],
    ['straight apostrophe', since, "since: { en: 'Nepal's software', ne: 'सन् २००५ देखि' },", apostrophe],
    [
      'straight apostrophe after a plural',
      since,
      "since: { en: 'The members' software', ne: 'सन् २००५ देखि' },",
      apostrophe,
    ],
    ['text on two lines', since, "since: { en: 'Since\n  2005', ne: 'सन् २००५ देखि' },", noEnd()],
    [
      'comma left out in a line',
      "'+977 1 0000000', pending",
      "'+977 1 0000000' pending",
      "a comma is missing after '+977 1 0000000'",
    ],
    [
      'comma left out between two languages',
      since,
      "since: { en: 'Since 2005' ne: 'सन् २००५ देखि' },",
      "a comma is missing after 'Since 2005'",
    ],
    ['comma left out between fields', since, "since: { en: 'Since 2005', ne: 'सन् २००५ देखि' }", comma],
    ['colon left out', since, "since { en: 'Since 2005', ne: 'सन् २००५ देखि' },", comma],
    ['value left out', since, 'since: ,', 'a value is missing here'],
    ['two commas in a group', since, `${since},`, 'a name is missing here, or there is one comma too many'],
    ['two commas in a list', "'#B4232C', ", "'#B4232C',, ", 'mark.threads[2]  has one comma too many'],
    ['closing bracket of a text left out', since, "since: { en: 'Since 2005', ne: 'सन् २००५ देखि',", open('{', '}')],
    [
      'closing bracket of a list left out',
      '  phones: [',
      '  phones: [ [',
      '@  the [ opened here is not closed: its ] is missing, or an opening one further down',
    ],
    ['last bracket left out', '} satisfies SiteInput', 'satisfies SiteInput', `@‹export default›  ${open('{', '}')}`],
    ['bracket too many', since, `${since} }`, '@‹} satisfies›  this } closes nothing: take it away'],
    ['wrong kind of bracket', '  emails: [', '  emails: {', open('{', '}')],
    [
      'merge that was not finished',
      `  ${since}`,
      `<<<<<<< HEAD\n  ${since}\n=======\n  since: { en: '2005', ne: '२००५' },\n>>>>>>> main`,
      merge,
    ],
    ['rest of a merge', since, `${since}\n>>>>>>> main`, `@‹>>>>>>>›  ${merge}`],
    ['words without quotes', since, "since: { en: Since, ne: 'सन् २००५ देखि' },", `since.en  ${ONLY_VALUES}`],
    ['call', since, "since: { en: 'Since 2005', ne: 'सन् २००५ देखि'.trim() },", `since.ne  ${ONLY_VALUES}`],
    [
      'field written twice',
      since,
      "since: { en: 'Since 2005', ne: 'सन् २००५ देखि', en: 'Since 2006' },",
      'since  "en" is written twice',
    ],
    ['undefined', since, 'since: undefined,', `since  ${ONLY_VALUES}`],
    ['words joined with +', since, "since: { en: 'Since ' + '2005', ne: 'सन् २००५ देखि' },", `since.en  ${ONLY_VALUES}`],
    [
      'export default deleted',
      'export default {',
      '{',
      'the words "export default" are missing before the first {: put them back',
    ],
    [
      'export default misspelt',
      'export default {',
      'export defualt {',
      'the words "export default" are missing before the first {: put them back',
    ],
    [
      'type line deleted',
      "import type { SiteInput } from './schema'\n",
      '',
      '@  the line "import type { SiteInput } from \'./schema\'" is missing: put it back as the first line',
    ],
    [
      'type line of another file',
      "{ SiteInput } from './schema'",
      "{ HomeInput } from './schema'",
      '@  the line "import type { SiteInput } from \'./schema\'" is missing: put it back as the first line',
    ],
    [
      'type line of a folder',
      "from './schema'",
      "from '../schema'",
      '@  the line "import type { SiteInput } from \'./schema\'" is missing: put it back as the first line',
    ],
    ['end of the file deleted', '} satisfies SiteInput', '}', 'must end with "} satisfies SiteInput": put it back'],
    [
      'end of another file',
      '} satisfies SiteInput',
      '} satisfies HomeInput',
      'must end with "} satisfies SiteInput": put it back',
    ],
    [
      'import of something else than types',
      'import type',
      "import fs from 'node:fs'\nimport type",
      'may import only types, and only those of content/schema',
    ],
    [
      'code beside the values',
      'export default',
      'const year = 2005\nexport default',
      'may hold only one import line and export default',
    ],
    [
      'text on its own before the file',
      'import type',
      'Please publish by Friday\nimport type',
      'cannot be read: a quote, a comma or a bracket is probably missing',
    ],
  ]),
  ...inFile(goldplus, [
    [
      'bracket of a feature left out',
      "      },\n    },\n    {\n      name: { en: 'Nepali calendar",
      "      },\n    {\n      name: { en: 'Nepali calendar",
      `@‹    {\n      name: { en: 'Charkhata›  ${open('{', '}')}`,
    ],
    [
      'bracket of a list of lists left out',
      "        },\n      ],\n    },\n    {\n      name: { en: 'Loan dues",
      "        },\n    },\n    {\n      name: { en: 'Loan dues",
      `@‹      lists: [›  ${open('[', ']')}`,
    ],
    [
      'bracket of a one-line text left out',
      "name: { en: 'Charkhata accounting', ne: 'चारखाता लेखा' },",
      "name: { en: 'Charkhata accounting', ne: 'चारखाता लेखा' ,",
      open('{', '}'),
    ],
    [
      'comma between two features left out',
      "    },\n    {\n      name: { en: 'Nepali calendar",
      "    }\n    {\n      name: { en: 'Nepali calendar",
      comma,
    ],
  ]),
  ...inFile(faqs, [['apostrophe in an answer', 'Not at present.', "Not at present, it's planned.", apostrophe]]),
  files('empty file', { [site]: '' }, `${site}:1  is empty: copy the contents of a file beside it, or take it away`),
]

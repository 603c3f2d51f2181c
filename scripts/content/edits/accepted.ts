import { inFile, type Edit } from './edit'

const site = 'content/site.ts'
const path = "path: '/products/bancos'"
const since = "since: { en: 'Since 2005', ne: 'सन् २००५ देखि' },"

const whole = (name: string, change: (text: string) => string): Edit => ({
  name,
  file: site,
  change: (file, text) => ({ [file]: change(text) }),
  says: [],
})

/** Edits that the check accepts: habits of editors and of their programs. */
export const acceptedEdits: Edit[] = [
  whole('lines ended as on Windows', (text) => text.replaceAll('\n', '\r\n')),
  whole('byte order mark at the beginning', (text) => `\ufeff${text}`),
  whole('tabs instead of spaces', (text) => text.replaceAll('  ', '\t')),
  whole('hard spaces outside the quotes', (text) => text.replaceAll('    ', '\u00a0\u00a0\u00a0\u00a0')),
  whole('semicolons', (text) => `${text.replace("'./schema'", "'./schema';").trimEnd()};\n`),
  whole('everything in one line', (text) => text.replaceAll(/(?<=[,{[])\n */g, ' ')),
  ...inFile(site, [
    ['double quotes', since, 'since: { en: "Since 2005", ne: "सन् २००५ देखि" },'],
    ['apostrophe in double quotes', since, 'since: { en: "Nepal\'s own", ne: "नेपालकै आफ्नै" },'],
    ['apostrophe as it should be', since, "since: { en: 'Nepal’s own', ne: 'नेपालकै आफ्नै' },"],
    ['hard space in a text', since, "since: { en: 'Since\u00a02005', ne: 'सन्\u00a0२००५ देखि' },"],
    ['note for other editors', since, `// asked on the phone\n  ${since}`],
    [
      'no comma after the last field',
      "'© {year} {name}. All rights reserved.' },",
      "'© {year} {name}. All rights reserved.' }",
    ],
    ['mobile number', "'+977 1 0000000'", "'+977 98 0000 0000'"],
    ['accents and signs', since, "since: { en: 'Café – 100 % “new” & ½ × 2', ne: 'क्याफे – १०० % “नयाँ” & ½ × २' },"],
  ]),
  ...inFile('content/home.ts', [
    ['link to another site', path, "path: 'https://www.example.com/news?id=1#top'"],
    ['link to a feature', path, "path: '/products/goldplus#deposit-interest'"],
    ['link to a question', path, "path: '/company/faqs#price'"],
    ['link to a list', path, "path: '/company/aboutus#services'"],
    ['link to the home page', path, "path: '/'"],
  ]),
]

import { files, inFile, type Edit } from './edit'

const goldplus = 'content/products/goldplus.ts'
const index = 'content/products/index.ts'
const price = 'content/downloads/pricelist.ts'
const site = 'content/site.ts'
const rename = 'file names use small letters, digits and hyphens: rename it'
const word = 'is a Word file: write its words into a .ts file of this folder, and take it away'
const stray = 'is not a file the site reads: files here end in .ts; rename it, or take it away'
const utf8 = 'save it as plain text in UTF-8'
const minimal = "import type { DownloadInput } from '../schema'\n\nexport default {} satisfies DownloadInput\n"
const missing = ['pageName', 'heading', 'description', 'text', 'weave'].map(
  (field) => `${price}:3  ${field}  is missing`,
)

/** Files in the wrong place, with wrong names or of a wrong kind, and the lists of pages. */
export const fileEdits: Edit[] = [
  files(
    'page that is not listed',
    { [price]: minimal },
    `${price}:1  is not listed in content/downloads/index.ts: add it there`,
    ...missing,
  ),
  files(
    'page with a space in its name',
    { 'content/downloads/forms copy.ts': minimal },
    'content/downloads/forms copy.ts:1  is not listed in content/downloads/index.ts: add it there',
    `content/downloads/forms copy.ts:1  ${rename}`,
  ),
  files(
    'page with capitals in its name',
    { 'content/downloads/Price_List.ts': minimal },
    'content/downloads/Price_List.ts:1  is not listed in content/downloads/index.ts: add it there',
    `content/downloads/Price_List.ts:1  ${rename}`,
  ),
  files(
    'page that was deleted but is listed',
    { [goldplus]: null },
    `${index}:4  "goldplus" has no file ${goldplus}: add it, or take "goldplus" out here`,
  ),
  files(
    'list of pages deleted',
    { [index]: null },
    `${index}:1  is missing: it lists the pages of its folder in their order`,
  ),
  files(
    'page of the company deleted',
    {
      'content/company/career.ts': null,
      'content/company/index.ts':
        "import aboutus from './aboutus'\nimport faqs from './faqs'\nimport feedback from './feedback'\nimport offers from './offers'\n\nexport default { aboutus, offers, feedback, faqs }\n",
    },
    'content/company/career.ts:1  is missing',
    'content/company/offers.ts:14  href  "/company/career" is not a page of this site; use one of: /, /products/bancos, /products/goldplus, /services/websitedevelopment, /services/webhosting, /downloads/softwaremanual, /downloads/forms, /company/aboutus, /company/offers, /company/feedback, /company/faqs, /contactus',
  ),
  files('page of the site deleted', { 'content/not-found.ts': null }, 'content/not-found.ts:1  is missing'),
  files(
    'file the site does not know',
    { 'content/prices.ts': "import type { PricesInput } from './schema'\n\nexport default {} satisfies PricesInput\n" },
    'content/prices.ts:3  is not a file the site reads; allowed: site, navigation, labels, home, buying, calculators, enquiryForm, contact, notFound, company, products, services, downloads, screens',
  ),
  files(
    'Word file in a folder',
    { 'content/products/goldplus.docx': 'PK' },
    `content/products/goldplus.docx:1  ${word}`,
  ),
  files(
    'ending hidden by the system',
    { 'content/products/goldplus2.ts.txt': 'text' },
    `content/products/goldplus2.ts.txt:1  ${stray}`,
  ),
  files(
    'folder of one’s own',
    { 'content/products/old/goldplus.ts': minimal },
    'content/products/old:1  is a folder the site does not read: take it away',
  ),
  files(
    'picture beside the pages',
    { 'content/products/office.jpg': 'x' },
    'content/products/office.jpg:1  is a picture: pictures stand in content/images',
  ),
  files('table beside the texts', { 'content/prices.xlsx': 'x' }, `content/prices.xlsx:1  ${stray}`),
  files(
    'text saved as UTF-16',
    { [site]: Buffer.from('\ufeffexport default {}', 'utf16le') },
    `${site}:1  is saved as UTF-16: ${utf8}`,
  ),
  files(
    'text saved as UTF-16 without its mark',
    { [site]: Buffer.from('export default {}', 'utf16le') },
    `${site}:1  is saved as UTF-16: ${utf8}`,
  ),
  files(
    'Word file saved under the name of a text',
    { [site]: Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0]) },
    `${site}:1  is a Word file (or another packed one), not plain text: copy its words into a text editor and ${utf8}`,
  ),
  files(
    'old Word file under the name of a text',
    { [site]: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]) },
    `${site}:1  is an old Word file, not plain text: copy its words into a text editor and ${utf8}`,
  ),
  {
    name: 'text saved in an old Windows code',
    file: site,
    find: "since: { en: 'Since 2005', ne: 'सन् २००५ देखि' }",
    change: (file, text) => ({
      [file]: Buffer.from(text.replace('Since 2005', 'Since 2005 \u00e9').replaceAll('©', 'c'), 'latin1'),
    }),
    says: [`@  has letters that are not saved in UTF-8: ${utf8}`],
  },
  ...inFile(index, [
    [
      'page listed twice',
      '{ bancos, goldplus }',
      '{ bancos, goldplus, bancos }',
      '"bancos" is listed twice: take one out',
    ],
    [
      'import written twice',
      "import goldplus from './goldplus'",
      "import goldplus from './goldplus'\nimport goldplus from './goldplus'",
      'content/products/index.ts:3  "goldplus" is imported twice: take one line out',
    ],
    [
      'page without its import',
      "import goldplus from './goldplus'\n",
      '',
      '@‹export default›  "goldplus" must come from its own file: import it from \'./goldplus\'',
    ],
    [
      'page taken from another file',
      "'./goldplus'",
      "'./bancos'",
      '@‹export default›  "goldplus" must come from its own file: import it from \'./goldplus\'',
    ],
    [
      'import of a page that is not in the list',
      '{ bancos, goldplus }',
      '{ bancos }',
      'content/products/goldplus.ts:1  is imported in content/products/index.ts, but not in the list at its end: add goldplus there',
    ],
    [
      'comma left out in a list of pages',
      '{ bancos, goldplus }',
      '{ bancos goldplus }',
      'a comma is missing at the end of this line, or a colon after a name',
    ],
    [
      'list under another name',
      '{ bancos, goldplus }',
      "{ bancos, 'gold-plus': goldplus }",
      'content/products/goldplus.ts:1  is imported in content/products/index.ts, but not in the list at its end: add goldplus there',
      'write goldplus: the file is goldplus.ts',
    ],
    [
      'name with a hyphen in the list',
      '{ bancos, goldplus }',
      '{ bancos, gold-plus }',
      "gold-plus has a hyphen: write goldPlus after import, and 'gold-plus': goldPlus in the list",
    ],
    [
      'name with a hyphen after import',
      'import goldplus from',
      'import gold-plus from',
      "gold-plus has a hyphen: write goldPlus after import, and 'gold-plus': goldPlus in the list",
    ],
  ]),
]

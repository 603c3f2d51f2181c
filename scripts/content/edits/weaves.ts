import { inFile, type Edit } from './edit'

const goldplus = 'content/products/goldplus.ts'
const threads = "threads: ['#7A1A22', '#E9A227', '#F6EFE0', '#16213A']"
const colour = 'is not a colour: write # and six signs, 0–9 or A–F in capitals, like #1B4B66'
const first = "'222131003221',"
const last = "'122131123333',"

/** The pattern of the frozen Gold Plus with other rows. */
const motif = (name: string, rows: string[], says: string): Edit => ({
  name,
  file: goldplus,
  find: 'motif: [',
  change: (file, text) => ({
    [file]: text.replace(/motif: \[[^\]]*\]/, `motif: [${rows.map((row) => `'${row}'`).join(', ')}]`),
  }),
  says: [`@  weave.motif  ${says}`],
})

/** Woven patterns. */
export const weaveEdits: Edit[] = [
  ...inFile(goldplus, [
    ['colour by name', threads, threads.replace('#E9A227', 'red'), `weave.threads[2]  ${colour}`],
    ['colour in small letters', threads, threads.replace('#E9A227', '#e9a227'), `weave.threads[2]  ${colour}`],
    ['short colour', threads, threads.replace('#E9A227', '#EA2'), `weave.threads[2]  ${colour}`],
    ['three colours', threads, "threads: ['#7A1A22', '#E9A227', '#F6EFE0']", 'weave.threads  must be at least 4 items'],
    [
      'colour used twice',
      threads,
      threads.replace('#E9A227', '#F6EFE0'),
      'weave.threads[3]  "#F6EFE0" is used twice: threads differ',
    ],
    [
      'first colour of another product',
      threads,
      "threads: ['#16213A', '#E9A227', '#F6EFE0', '#7A1A22']",
      '@‹threads›  weave.threads  has the first colour of content/products/bancos.ts: no two products share it',
    ],
    [
      'letter in a pattern',
      first,
      "'2221310O3221',",
      'weave.motif[1]  may hold only the digits 0 to 3, one for each thread',
    ],
    [
      'digit 4 in a pattern',
      first,
      "'222141003221',",
      'weave.motif[1]  may hold only the digits 0 to 3, one for each thread',
    ],
    [
      'row with a digit too few',
      last,
      "'12213112333',",
      'weave.motif[12]  has 11 digits, and the first row 12: write as many in each row',
    ],
    [
      'pattern row without quotes',
      first,
      '222131003221,',
      "weave.motif[1]  must be words in quotes like '…', not a number",
    ],
  ]),
  motif('pattern of three rows', ['0123', '1230', '2301'], 'needs at least 4 rows'),
  motif(
    'pattern without a digit',
    ['0120', '1201', '2012', '0120'],
    'does not use the digit 3: a pattern shows all four threads',
  ),
  motif(
    'pattern that is nearly all ground',
    ['00000', '00100', '02000', '00300', '00000'],
    'shows its ground, the digit 0, in 81 of 100 cells: 15 to 65 are right',
  ),
  {
    name: 'pattern copied from another page',
    file: 'content/not-found.ts',
    find: 'motif: [',
    change: (file, text) => ({
      [file]: text.replace(
        /motif: \[[^\]]*\]/,
        "motif: ['11100002', '11000022', '10000223', '00002233', '00022331', '00223311', '02233110', '22331102']",
      ),
    }),
    says: [
      'content/site.ts:6  mark.motif  is the motif of content/not-found.ts too: change some digits of one of them',
    ],
  },
]

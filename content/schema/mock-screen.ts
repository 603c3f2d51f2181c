import { z } from 'zod'

import { id, text } from './text'

/** A language-neutral value: a member or voucher number, a date or a time. */
const code = z
  .string()
  .regex(
    /^(?=.*\d)[A-Za-z0-9][A-Za-z0-9:/.-]*( \d{2}:\d{2})?$/,
    "is not a number, date or code like '2082-04-15': write words like { en: '…', ne: '…' }, and amounts without quotes and commas",
  )

/**
 * One value of a screen. Amounts are numbers in rupees; `null` is an empty cell. A formula like `'= due - collected'`
 * is a number here: `lib/screens` computes it before the check.
 */
const cell = z.union([z.number(), code, text(1, 90, 'Text of a cell'), z.null()], {
  error:
    "must be a number, a formula like '= due - collected', a code in quotes like '0412', words like { en: '…', ne: '…' }, or null for an empty cell",
})

const format = z
  .enum(['text', 'code', 'date', 'number', 'measure', 'amount'])
  .describe('amount: 2 decimals; measure: 1 or 2, such as litres; number: as few as needed; code: never broken')

const minWidth = z
  .literal([0, 320, 512, 576, 672], { error: 'must be 320, 512, 576 or 672' })
  .default(0)
  .describe('Width in pixels from which the column is shown; without it, always')

/** Figures of the calculators' samples that a screen has too, by calculator; the site checks that they agree. */
const sampleFigures = ['provision.required', 'provision.held'] as const
/** The same of a whole column, a figure for each row. */
const sampleColumns = ['provision.rate', 'interest.day', 'interest.amount'] as const

/** A figure of the samples that screens repeat. */
export type SampleFigure = (typeof sampleFigures | typeof sampleColumns)[number]

const column = z.strictObject({
  id,
  heading: text(1, 40, 'Column heading'),
  format: format.default('text'),
  minWidth,
  secondLine: z
    .literal(true)
    .optional()
    .describe('Narrow screens show the figures of the column on a second line of each row'),
  formula: z.string().optional().describe('Computes the empty cells of the column, bold rows aside: note * count'),
  sum: z
    .literal(true)
    .optional()
    .describe('Empty cells of bold rows and of the first row of `totals` are the sum of the column'),
  repeats: z.enum(sampleColumns).optional().describe('What the column repeats of the sample of a calculator'),
})

const row = z.strictObject({
  id: id.optional().describe('Name of the row in formulas'),
  cells: z.array(cell),
  emphasis: z
    .enum(['selected', 'bold'])
    .optional()
    .describe('selected: the coloured row; bold: a row in bold type, such as the heading of a group'),
})

/** A labelled value outside the table. */
const labelledValue = (defaultFormat: z.output<typeof format>) =>
  z.strictObject({
    id,
    label: text(1, 60, 'Label'),
    cell,
    format: format.default(defaultFormat),
    repeats: z.enum(sampleFigures).optional().describe('What the figure repeats of the sample of a calculator'),
    isTotal: z.boolean().optional().describe('true for a sum or a new balance in a record: it gets a double rule'),
  })

/** A Bikram Sambat date, with or without a time; a month has up to 32 days. */
const bsDate = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[0-2])( \d{2}:\d{2})?$/
const numericFormats = ['number', 'measure', 'amount']

/** A ledger; each row has one cell per column, in column order. */
const table = z
  .strictObject({
    columns: z.array(column).min(2, 'needs at least 2 columns'),
    rows: z.array(row).min(1, 'needs at least one row'),
    totals: z.array(row).default([]).describe('Rows under the line; the last has the double rule'),
  })
  .superRefine(({ columns, ...sections }, context) => {
    const addProblem = (message: string, ...path: PropertyKey[]) => context.addIssue({ code: 'custom', path, message })
    if (!columns.some((entry) => entry.minWidth === 0)) addProblem('needs a column without `minWidth`', 'columns')
    const rows = (['rows', 'totals'] as const).flatMap((section) =>
      sections[section].map(({ cells }, index) => ({ cells, path: [section, index, 'cells'] })),
    )
    for (const { cells, path } of rows) {
      if (cells.length !== columns.length)
        addProblem(
          `has ${cells.length} cells, but the table has ${columns.length} columns: write one for each, null for an empty one`,
          ...path,
        )
      for (const [column, value] of cells.entries()) {
        const columnFormat = columns[column]?.format ?? 'text'
        if (typeof value === 'number' && !numericFormats.includes(columnFormat))
          addProblem(
            `is a number in a ${columnFormat} column: write it in quotes, or give the column format: 'amount'`,
            ...path,
            column,
          )
        if (numericFormats.includes(columnFormat) && typeof value === 'string' && /^-?[\d.]+$/.test(value))
          addProblem('is a figure in quotes: remove the quotes', ...path, column)
        if (columnFormat === 'date' && typeof value === 'string' && !bsDate.test(value))
          addProblem('must be a BS date like 2082-04-15', ...path, column)
      }
    }
  })

const baseScreen = z.strictObject({
  caption: text(10, 160, 'Description of the screen, for screen readers'),
  title: text(2, 50, 'Title in the window bar'),
  detail: text(2, 60, 'Right side of the window bar').optional(),
  sameDayAs: id.optional().describe('Mock screen whose `detail` has the same day'),
})

const dataSheet = baseScreen.extend({
  statusLine: z
    .array(labelledValue('number'))
    .default([])
    .describe('Line under the window bar, such as route and status'),
  results: z.array(labelledValue('amount')).default([]).describe('Computed figures under the table'),
  notes: z
    .array(
      text(10, 200, 'Note under the table').extend({
        spells: z
          .number()
          .optional()
          .describe('Amount that the note has in words; the check compares it with the last total'),
      }),
    )
    .default([]),
})

/** Address in a drawn browser; it need not exist. */
const drawnAddress = z.string().regex(/^[a-z0-9./-]+$/, 'must use small letters, dots, slashes and hyphens')

/** A window with one table: sheets, statements and lists. */
const tableScreen = dataSheet.extend({ kind: z.literal('table'), table })

/** A browser with one table, an address bar, a menu and the role of the person signed in. */
const browserScreen = dataSheet.extend({
  kind: z.literal('browser'),
  address: drawnAddress,
  role: text(2, 30, 'Role'),
  signedIn: text(5, 50, 'How the person signed in'),
  menu: z.array(text(2, 20, 'Menu item; the first one is open')).min(2, 'needs at least 2 items'),
  table,
})

/** A window with filled-in fields above its table: vouchers and sales. */
const formScreen = dataSheet.extend({
  kind: z.literal('form'),
  fields: z.array(labelledValue('text')).min(2, 'needs at least 2 fields'),
  table,
})

/** A small printed receipt. */
const receiptScreen = baseScreen.extend({
  kind: z.literal('receipt'),
  lines: z.array(labelledValue('text')).min(2, 'needs at least 2 lines'),
  total: labelledValue('amount'),
})

/** The management panel with headline figures. */
const tilesScreen = baseScreen.extend({
  kind: z.literal('tiles'),
  tiles: z
    .array(
      labelledValue('amount').extend({
        shareOf: id.optional().describe('Id of the tile of which this figure is a percentage'),
      }),
    )
    .min(2, 'needs at least 2 tiles'),
})

/** The collection app: the round of visits and, in wide screens, the entry of one saving. */
const phoneScreen = baseScreen.extend({
  kind: z.literal('phone'),
  memberLabel: text(2, 20, 'Label before a member number'),
  metLabel: text(2, 20, 'Label of a member who was met'),
  missedLabel: text(2, 20, 'Label of a member who was not met'),
  visits: z.array(z.strictObject({ member: code, amount: cell })).min(2, 'needs at least 2 visits'),
  summary: text(5, 40, 'How many were visited'),
  total: labelledValue('amount'),
  action: text(2, 20, 'Mock button'),
  entry: z.strictObject({
    title: text(2, 30, 'Title of the entry'),
    member: code,
    lines: z.array(labelledValue('amount')).length(3, 'needs previous balance, amount and new balance'),
    message: text(20, 160, 'SMS to the member'),
  }),
})

/** SMS messages on two members' phones; the site counts characters and parts. */
const messagesScreen = baseScreen.extend({
  kind: z.literal('messages'),
  countOne: text(5, 60, 'What one part takes', { requiredSlots: ['characters'] }),
  countMany: text(5, 60, 'What several parts take', { requiredSlots: ['characters', 'parts'] }),
  messages: z
    .array(z.strictObject({ id, title: text(2, 40, 'Kind of message'), text: text(20, 300, 'Message') }))
    .min(2, 'needs at least two messages, one for each phone'),
  notes: z.array(text(10, 200, 'Note under the phone')).default([]),
})

/** A member's own account on the phone. */
const accountScreen = baseScreen.extend({
  kind: z.literal('account'),
  balance: labelledValue('amount'),
  statement: z.strictObject({
    title: text(2, 40, 'Title of the statement'),
    opening: labelledValue('amount'),
    entries: z.array(labelledValue('amount').extend({ date: code })).min(1, 'needs at least one entry'),
  }),
  deposits: labelledValue('amount'),
})

/** One entry and the records that show it. */
const postingsScreen = baseScreen.extend({
  kind: z.literal('postings'),
  entry: z.strictObject({ title: text(2, 40, 'Title of the entry'), lines: z.array(labelledValue('amount')).min(1) }),
  records: z
    .array(
      z.strictObject({
        id,
        title: text(2, 50, 'Name of a record'),
        lines: z.array(labelledValue('amount')).default([]),
        message: text(20, 160, 'Message to the member').optional(),
      }),
    )
    .length(5, 'needs exactly five records'),
})

/** Places connected to one server. */
const diagramScreen = baseScreen.extend({
  kind: z.literal('diagram'),
  server: z.strictObject({
    name: text(2, 30, 'Name of the server'),
    holds: z.array(text(2, 40, 'What the server holds')).min(2, 'needs at least 2 items'),
  }),
  places: z
    .array(z.strictObject({ name: text(2, 30, 'Name of the place'), work: text(2, 40, 'What is done there') }))
    .length(3, 'needs exactly three places'),
})

/** Example pages of websites, side by side in browsers. */
const websitesScreen = baseScreen.extend({
  kind: z.literal('websites'),
  pages: z
    .array(
      z.strictObject({
        id,
        label: text(5, 80, 'What the page is an example of'),
        address: drawnAddress,
        menu: z.array(text(2, 20, 'Menu item; the first one is open')).min(2, 'needs at least 2 items'),
        heading: text(5, 60, 'Heading of the page'),
        text: text(10, 160, 'Text of the page'),
        blocks: z
          .array(z.strictObject({ title: text(2, 40, 'Title of a part'), text: text(5, 120, 'Text of a part') }))
          .min(1, 'needs at least one part'),
      }),
    )
    .min(1, 'needs at least one page'),
})

const screens = [
  tableScreen,
  browserScreen,
  formScreen,
  receiptScreen,
  tilesScreen,
  phoneScreen,
  diagramScreen,
  postingsScreen,
  messagesScreen,
  accountScreen,
  websitesScreen,
] as const

/** `content/screens/<id>.ts`: one mock screen of the software, with sample data. */
export const screenSchema = z.discriminatedUnion('kind', screens, {
  error: ({ code }) =>
    code === 'invalid_union' ? `must be one of: ${screens.map(({ shape }) => shape.kind.value).join(', ')}` : undefined,
})

/** `content/screens/<id>.ts` as an editor writes it. */
export type ScreenInput = z.input<typeof screenSchema>

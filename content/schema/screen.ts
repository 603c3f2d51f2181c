import { z } from 'zod'

import { code, line, table } from './screen-table'
import { id, text } from './text'

const base = z.strictObject({
  caption: text(10, 160, 'Description of the drawing, for those who cannot see it'),
  title: text(2, 50, 'Title in the window bar'),
  detail: text(2, 60, 'Right side of the window bar').optional(),
})

const sheet = base.extend({
  facts: z.array(line('number')).default([]).describe('Line under the window bar, such as route and status'),
  results: z.array(line('amount')).default([]).describe('Figures worked out under the table'),
  notes: z.array(text(10, 200, 'Note under the table')).default([]),
  actions: z.array(text(2, 30, 'Drawn button')).default([]),
})

const webAddress = z.string().regex(/^[a-z0-9./-]+$/, 'must use small letters, dots, slashes and hyphens')

/** A window with one table: sheets, statements and lists. */
const tableScreen = sheet.extend({ kind: z.literal('table'), table })

/** A browser with one table, an address bar, a menu and the role of the person signed in. */
const browserScreen = sheet.extend({
  kind: z.literal('browser'),
  address: webAddress,
  role: text(2, 30, 'Role'),
  signedIn: text(5, 50, 'How the person signed in'),
  menu: z.array(text(2, 20, 'Menu item; the first one is open')).min(2, 'needs at least 2 items'),
  table,
})

/** A window with filled-in fields above its table: vouchers and sales. */
const formScreen = sheet.extend({
  kind: z.literal('form'),
  fields: z.array(line('text')).min(2, 'needs at least 2 fields'),
  table,
})

/** A small printed receipt. */
const slipScreen = base.extend({
  kind: z.literal('slip'),
  lines: z.array(line('text')).min(2, 'needs at least 2 lines'),
  total: line('amount'),
})

/** The management panel: headline figures. */
const tilesScreen = base.extend({
  kind: z.literal('tiles'),
  tiles: z
    .array(
      line('amount').extend({ shareOf: id.optional().describe('Tile of which the figure is a part, in per cent') }),
    )
    .min(2, 'needs at least 2 tiles'),
})

/** The collection app: the round of visits and, where there is room, one saving being entered. */
const phoneScreen = base.extend({
  kind: z.literal('phone'),
  memberLabel: text(2, 20, 'Stands before a member number'),
  metLabel: text(2, 20, 'Member who was met'),
  missedLabel: text(2, 20, 'Member who was not met'),
  visits: z.array(z.strictObject({ member: code, amount: z.number().nullable() })).min(2, 'needs at least 2 visits'),
  summary: text(5, 40, 'How many were visited'),
  total: line('amount'),
  action: text(2, 20, 'Drawn button'),
  entry: z.strictObject({
    title: text(2, 30, 'Title of the entry'),
    member: code,
    lines: z.array(line('amount')).length(3, 'needs previous balance, amount and new balance'),
    message: text(20, 160, 'SMS to the member'),
  }),
})

/** Messages on a member's phone; characters and parts are counted by the site. */
const messagesScreen = base.extend({
  kind: z.literal('messages'),
  countOne: text(5, 60, 'What one part takes', { must: ['characters'] }),
  countMany: text(5, 60, 'What several parts take', { must: ['characters', 'parts'] }),
  messages: z
    .array(z.strictObject({ id, title: text(2, 40, 'Kind of message'), text: text(20, 300, 'Message') }))
    .min(1, 'needs at least one message'),
  notes: z.array(text(10, 200, 'Note under the phone')).default([]),
})

/** A member's own account on the phone. */
const accountScreen = base.extend({
  kind: z.literal('account'),
  balance: line('amount'),
  statement: z.strictObject({
    title: text(2, 40, 'Title of the statement'),
    opening: line('amount'),
    entries: z.array(line('amount').extend({ date: code })).min(1, 'needs at least one entry'),
  }),
  deposits: line('amount'),
})

/** One entry and the places that it appears in. */
const flowScreen = base.extend({
  kind: z.literal('flow'),
  entry: z.strictObject({ title: text(2, 40, 'Title of the entry'), lines: z.array(line('amount')).min(1) }),
  places: z
    .array(
      z.strictObject({
        id,
        title: text(2, 50, 'Name of a place'),
        lines: z.array(line('amount')).default([]),
        message: text(20, 160, 'Message to the member').optional(),
      }),
    )
    .length(5, 'needs exactly five places'),
})

/** Places joined to one server. */
const diagramScreen = base.extend({
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
const websitesScreen = base.extend({
  kind: z.literal('websites'),
  pages: z
    .array(
      z.strictObject({
        id,
        label: text(5, 80, 'What the page is an example of'),
        address: webAddress,
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

/** `content/screens/<id>.ts`: one drawn screen of the software, with sample data. */
export const screenSchema = z.discriminatedUnion('kind', [
  tableScreen,
  browserScreen,
  formScreen,
  slipScreen,
  tilesScreen,
  phoneScreen,
  diagramScreen,
  flowScreen,
  messagesScreen,
  accountScreen,
  websitesScreen,
])

/** `content/screens/<id>.ts` as an editor writes it. */
export type ScreenInput = z.input<typeof screenSchema>
/** A checked screen in all languages, with its defaults filled in. */
export type ScreenData = z.output<typeof screenSchema>

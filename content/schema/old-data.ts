import { z } from 'zod'

import { listOf } from './count'
import { label, sentence, text } from './text'

/** Texts of the section on the page, which every visitor gets. */
const section = z.strictObject({
  title: text(5, 60, 'Heading'),
  tagline: text(10, 120, 'Line under the heading'),
  rows: listOf(
    z.strictObject({ name: text(3, 40, 'What the row is about'), desc: text(10, 300, 'Text') }),
    'row',
    2,
    6,
  ),
  steps: label('Link to the steps of the change-over, among the questions of the page'),
  choose: label('Button that opens the choice of a file'),
  drop: text(5, 120, 'Beside the button: a file can be dropped, and memo files belong to it'),
  paste: label('Button that opens the field for pasted cells'),
  sample: label('Button that reads the sample file'),
  loading: label('Status while the reader loads'),
  unloaded: sentence('The reader did not load'),
  withoutScripts: sentence('What to do without JavaScript'),
})

/** Why a file cannot be read. */
const problems = z.strictObject({
  empty: sentence('The file has nothing in it'),
  tooLarge: sentence('The file is too large, in megabytes', 'size', 'max'),
  excel: sentence('The file is a workbook of Excel'),
  archive: sentence('The file is a zip or another archive'),
  picture: sentence('The file is a picture'),
  pdf: sentence('The file is a PDF'),
  otherFile: sentence('The file is of another kind'),
  memoAlone: sentence('A memo file was chosen without its .dbf file'),
  oneFile: sentence('Several files were chosen that are no memo files'),
  dbfKind: sentence('A .dbf file of dBase 7'),
  dbfHeader: sentence('The header of a .dbf file contradicts itself'),
  dbfCut: sentence('A .dbf file that ends within its header'),
  tooManyFields: sentence('More fields than can be read', 'count', 'max'),
  tooManyRecords: sentence('More records than can be read', 'count', 'max'),
  noRecords: sentence('No record in the file'),
  failed: sentence('The reading failed for another reason'),
})

/** What to know about a file that was read. */
const warnings = z.strictObject({
  memoMissing: sentence('The memo file is missing', 'file', 'fields'),
  headerCount: sentence('The header counts more records than the file has', 'claimed', 'found'),
  cutRecord: sentence('The last record is cut', 'record'),
  openQuote: sentence('A quotation mark opens and never closes', 'record'),
  noHeader: sentence('The first row has no headings', 'count'),
  oneColumn: sentence('A printed report, whose columns stand apart by spaces'),
  formulas: sentence('Cells that a spreadsheet would run', 'count'),
})

const table = <Texts extends Record<string, z.ZodType>>(texts: Texts) =>
  z.strictObject({ title: label('Heading'), hint: sentence('Line under the heading'), ...texts })

/** Texts of the reader, which load with it. */
const tool = z.strictObject({
  reading: label('Status while a file is read', 'name'),
  checking: label('Status while a file is checked again after a correction', 'name'),
  stop: label('Button that stops the reading'),
  stopped: sentence('Status after Stop'),
  pasteField: label('Label of the field for pasted cells'),
  readPasted: label('Button that reads the pasted cells'),
  pastedName: label('Name of pasted cells in the result'),
  sampleName: label('Name of the sample in the result'),
  problems,
  warnings,
  result: label('Heading of the result', 'name'),
  read: label('How much was read', 'records', 'fields', 'encoding'),
  deleted: text(5, 120, 'Records that the old system has deleted, with their numbers', {
    requiredSlots: ['count', 'numbers'],
  }),
  unreadable: text(5, 120, 'Records that cannot be read, with their numbers', { requiredSlots: ['count', 'numbers'] }),
  more: label('End of a list of numbers that goes on', 'count'),
  noJudgement: sentence('The result says what was read, not that it is right'),
  fields: table({
    role: label('What a field is: label of its choice', 'field'),
    font: label('Font of a field: label of its choice', 'field'),
    noFont: label('No font: the field stays as it is'),
    mixed: sentence('A field with two kinds of text', 'legacy', 'latin', 'unicode'),
    kinds: z.strictObject({
      text: label('Text'),
      number: label('Number'),
      date: label('Date'),
      yesNo: label('Yes or no'),
      memo: label('Memo'),
    }),
    scripts: z.strictObject({
      legacy: label('Preeti or a font like it'),
      mixed: label('Two kinds of text'),
      unclear: label('Latin letters that may be Preeti'),
      latin: label('Latin letters'),
      unicode: label('Unicode'),
      none: label('Neither letters nor Preeti'),
    }),
    roles: z.strictObject({
      other: label('Something else'),
      member: label('Member number'),
      name: label('Name'),
      scheme: label('Scheme'),
      balance: label('Balance'),
      date: label('Date in B.S.'),
      dateAd: label('Date in A.D.'),
    }),
    fonts: z.strictObject({ preeti: label('Preeti'), kantipur: label('Kantipur'), sagarmatha: label('Sagarmatha') }),
  }),
  conversions: table({
    counts: label('How many values of a field became Unicode', 'field', 'converted', 'unchanged'),
    unicode: label('Heading: in Unicode'),
    doubtful: label('Mark of a text that may be wrong'),
  }),
  checks: table({
    nothing: label('A check found nothing'),
    record: label('A record that a check found', 'number', 'value'),
    names: z.strictObject({
      duplicateMembers: label('Doubles of a member number'),
      negativeBalances: label('Negative balances'),
      invalidBalances: label('Balances that are no figures'),
      invalidDates: label('Dates that do not exist'),
      emptyNames: label('Empty names'),
      doubtfulTexts: label('Texts that may be wrong in Unicode'),
    }),
  }),
  sums: table({
    scheme: label('Heading of the schemes'),
    records: label('Heading of the numbers of records'),
    sum: label('Heading of the sums in the file'),
    typed: label('Heading of the trial balance'),
    difference: label('Heading of the differences'),
    noScheme: label('Records without a scheme'),
    total: label('Row of the totals'),
    noBalance: sentence('No field is the balance'),
    tooMany: sentence('More schemes than a trial balance has', 'count'),
    trialBalance: label('Label of the field for the trial balance'),
    trialHint: sentence('How the trial balance is written'),
    equal: label('All heads are equal'),
    differs: label('How many heads differ', 'count'),
    unread: label('Lines of the trial balance without an amount', 'count'),
  }),
  limits: table({
    above: label('How many members are above a limit, and by how much', 'limit', 'count', 'excess'),
    member: label('Heading of the member numbers'),
    total: label('Heading of the totals'),
    excess: label('Heading of the excess'),
  }),
  record: z.strictObject({
    title: label('Heading of the record of reconciliation'),
    print: label('Button that prints the record'),
    institution: label('Line for the name of the institution'),
    file: label('Name of the file'),
    date: label('Date of the record'),
    toReview: label('Records to look at'),
    members: label('Members'),
    signatures: listOf(label('Who signs'), 'signature', 3, 3),
  }),
  download: label('Button that downloads the clean CSV'),
  fileName: text(3, 30, 'Name of the CSV, without ending', { isName: true }),
  ask: label('Button of the enquiry'),
  askName: text(3, 30, 'What the enquiry is about, in its subject'),
  message: text(5, 90, 'Message of the enquiry, in numbers only', {
    requiredSlots: ['members', 'records', 'toReview'],
  }),
})

/** `content/old-data.ts`: the section in which a visitor tries files of an old system, and the reader of these files. */
export const oldDataSchema = z.strictObject({ section, tool })

/** `content/old-data.ts` as an editor writes it. */
export type OldDataInput = z.input<typeof oldDataSchema>

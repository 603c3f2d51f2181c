/** What a .dbf file says of a field; text files have text alone. */
export type FieldKind = 'text' | 'number' | 'date' | 'yesNo' | 'memo'

/** A field of a file. */
export interface DataField {
  name: string
  kind: FieldKind
}

/** Something to know about a file that could be read. */
type ReadWarning =
  | { code: 'memoMissing'; values: { file: string; fields: string } }
  | { code: 'headerCount'; values: { claimed: number; found: number } }
  | { code: 'cutRecord' | 'openQuote'; values: { record: number } }
  | { code: 'noHeader' | 'formulas'; values: { count: number } }
  | { code: 'oneColumn'; values: Record<string, never> }

/** Records of a file as text. Records of a .dbf file count from 1, as in FoxPro; those of a text file as rows of a sheet. */
export interface Table {
  fields: DataField[]
  rows: string[][]
  /** The number of each row in the file. */
  recordNumbers: number[]
  deleted: number[]
  unreadable: number[]
  encoding: 'UTF-8' | 'UTF-16' | 'cp1252'
  warnings: ReadWarning[]
}

/** Why a file cannot be read; keys of `problems` in content/old-data.ts. */
export type ProblemCode =
  | 'empty'
  | 'tooLarge'
  | 'excel'
  | 'archive'
  | 'picture'
  | 'pdf'
  | 'otherFile'
  | 'memoAlone'
  | 'oneFile'
  | 'dbfKind'
  | 'dbfHeader'
  | 'dbfCut'
  | 'tooManyFields'
  | 'tooManyRecords'
  | 'noRecords'

/** A file that cannot be read: a code, and the values of its sentence. */
export class UnreadableFile extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly values: Record<string, number> = {},
  ) {
    super(code)
  }
}

/** Work in steps: yields the finished share, 0 to 1, so that a worker can report it and stop in between. */
export type Steps<Result> = Generator<number, Result, void>

const MAX_SHOWN_LETTERS = 100

/** A value as the page shows it: a memo may have thousands of letters. */
export const shortened = (value: string) =>
  value.length > MAX_SHOWN_LETTERS ? `${value.slice(0, MAX_SHOWN_LETTERS)} …` : value

/** Records between two steps. */
export const RECORDS_PER_STEP = 5000

/** Largest file in bytes: 200,000 records of 500 bytes. A phone has no memory for more. */
export const MAX_BYTES = 100_000_000
/** dBase and FoxPro allow 255 fields. */
const MAX_FIELDS = 255
const MAX_RECORDS = 1_000_000

/** Throws if a file has more fields or records than can be read. */
export function checkLimit(code: 'tooManyFields' | 'tooManyRecords', count: number) {
  const max = code === 'tooManyFields' ? MAX_FIELDS : MAX_RECORDS
  if (count > max) throw new UnreadableFile(code, { count, max })
}

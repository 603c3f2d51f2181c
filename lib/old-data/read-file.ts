import { decodeText } from './decode'
import { looksLikeDbf, readDbf } from './read-dbf'
import { readText } from './read-text'
import { MAX_BYTES, UnreadableFile, type ProblemCode, type Steps, type Table } from './table'

/** A file that the visitor chose. */
export interface NamedBytes {
  name: string
  bytes: Uint8Array
}

/** First bytes of files that people choose by mistake; “BM” and “MZ” may also begin a text. */
const SIGNATURES: readonly (readonly [ProblemCode, RegExp])[] = [
  [
    'picture',
    /^(\x89PNG|\xff\xd8\xff|GIF8|II\*\0|MM\0\*|BM[^]{4}\0{4}|RIFF[^]{4}WEBP|[^]{4}ftyp(heic|heix|mif1|avif))/,
  ],
  ['pdf', /^%PDF/],
  ['archive', /^(PK[\x03\x05]|Rar!|7z\xbc\xaf|\x1f\x8b)/],
  ['excel', /^\xd0\xcf\x11\xe0/],
  // Old systems save a web page or XML under the name of a workbook.
  [
    'otherFile',
    /^(MZ[^]*\0|\x7fELF|SQLite format 3|\{\\rtf|(\xef\xbb\xbf)?\s*<(!doctype|\?xml|html|head|meta|table))/i,
  ],
]

function signatureProblem({ name, bytes }: NamedBytes): ProblemCode | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 16))
  const [code] = SIGNATURES.find(([, signature]) => signature.test(start)) ?? []
  // Workbooks are zip archives, or pages: their names tell them apart.
  return (code === 'archive' || code === 'otherFile') && /\.(xls[xmb]?|ods)$/i.test(name) ? 'excel' : code
}

/** Whether a file is a memo file, by its name. */
export const isMemo = ({ name }: { name: string }) => /\.(fpt|dbt)$/i.test(name)

/** Throws for a choice that need not be opened: memo files alone, several tables, an empty file, or one too large. */
export function checkChoice(files: readonly { name: string; size: number }[]) {
  const tables = files.filter((file) => !isMemo(file))
  if (tables.length > 1) throw new UnreadableFile('oneFile')
  const size = tables[0]?.size
  if (size === undefined && files.length > 0) throw new UnreadableFile('memoAlone')
  if (!size) throw new UnreadableFile('empty')
  const largest = Math.max(...files.map((file) => file.size))
  if (largest > MAX_BYTES)
    throw new UnreadableFile('tooLarge', { size: Math.ceil(largest / 1e6), max: MAX_BYTES / 1e6 })
}

/** Name without extension: that of a memo file is that of its .dbf file. */
const baseName = ({ name }: { name: string }) => name.replace(/\.[^.]*$/, '').toLowerCase()

/** Reads the file that the visitor chose, with its memo file if both were chosen. Throws `UnreadableFile`. */
export function readFiles(files: readonly NamedBytes[]): Steps<Table> {
  checkChoice(files.map(({ name, bytes }) => ({ name, size: bytes.length })))
  const file = files.find((candidate) => !isMemo(candidate))!
  const memo = files.find((candidate) => isMemo(candidate) && baseName(candidate) === baseName(file))
  const problem = signatureProblem(file)
  if (problem) throw new UnreadableFile(problem)
  const { name, bytes } = file
  // A text may begin with the byte of a .dbf kind: without the name, zero bytes decide.
  if (/\.dbf$/i.test(name) || (looksLikeDbf(bytes) && bytes.subarray(0, 32).includes(0))) {
    if (!looksLikeDbf(bytes)) throw new UnreadableFile('dbfHeader')
    return readDbf(bytes, name, memo && { bytes: memo.bytes, isFoxPro: /fpt$/i.test(memo.name) })
  }
  const decoded = decodeText(bytes)
  if (!decoded) throw new UnreadableFile('otherFile')
  return readText(decoded.text, decoded.encoding)
}

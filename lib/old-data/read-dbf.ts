/**
 * Reader of .dbf files: dBase III and IV, FoxPro 2 and Visual FoxPro. No package reads all four in a browser and keeps
 * what a migration needs: `parsedbf` and `shapefile` drop the marks of deleted records, know five kinds of field and fail
 * on a cut file; `dbffile` needs Node. Formats: “Table File Structure” and “Memo File Structure” (Microsoft, Visual
 * FoxPro), “Xbase File Format Description” (E. Bachmann).
 */
import { DAY_MS } from '../calendar/nepal-time'
import { cp1252, decodeUtf8, NOT_ASCII } from './decode'
import {
  checkLimit,
  RECORDS_PER_STEP,
  UnreadableFile,
  type DataField,
  type FieldKind,
  type Steps,
  type Table,
} from './table'

const FIELD_BYTES = 32
const HEADER_END = 0x0d
const FILE_END = 0x1a
const ACTIVE = 0x20
const DELETED = 0x2a
const KINDS = [0x02, 0x03, 0x04, 0x05, 0x30, 0x31, 0x32, 0x43, 0x63, 0x7b, 0x83, 0x8b, 0x8e, 0xcb, 0xf5, 0xfb]
const VISUAL_FOXPRO = [0x30, 0x31, 0x32]
/** Longest memo that is read; a lying length would copy the whole file into each record. */
const MAX_MEMO_BYTES = 65_536

/** Whether the first bytes look like a .dbf file: a known kind, and the day of the last change. */
export const looksLikeDbf = ([kind = 0, , month = 0, day = 0]: Uint8Array) =>
  KINDS.includes(kind) && month <= 12 && day <= 31

/** The file with the long texts of a .dbf file: .fpt (FoxPro) or .dbt (dBase). */
export interface MemoFile {
  bytes: Uint8Array
  isFoxPro: boolean
}

interface Column extends DataField {
  type: string
  offset: number
  length: number
  /** Decimals of a number. */
  decimals: number
  /** Bits of the hidden field `_NullFlags`: the value is shorter than the field; there is no value. */
  bits: { isShort?: number; isNull?: number }
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)

function kindOf(type: string, length: number): FieldKind {
  if ('MGP'.includes(type) || (type === 'B' && length === 10)) return 'memo'
  if ('NFIYB'.includes(type)) return 'number'
  if ('DT'.includes(type)) return 'date'
  return type === 'L' ? 'yesNo' : 'text'
}

function columnsOf(bytes: Uint8Array, headerLength: number, recordLength: number): Column[] {
  const columns: Column[] = []
  let offset = 1
  let bit = 0
  for (let at = FIELD_BYTES; at + FIELD_BYTES <= headerLength && bytes[at] !== HEADER_END; at += FIELD_BYTES) {
    const type = String.fromCharCode(bytes[at + 11]!).toUpperCase()
    const [name = ''] = cp1252.decode(bytes.subarray(at, at + 11)).split('\0')
    if (!/^[A-Z0]$/.test(type)) throw new UnreadableFile('dbfHeader')
    // FoxPro and Clipper keep the high byte of a long text's length where numbers keep their decimals.
    const length = bytes[at + 16]! + (type === 'C' ? 256 * bytes[at + 17]! : 0)
    const isShort = 'VQ'.includes(type) ? bit++ : undefined
    const isNull = bytes[at + 18]! & 2 ? bit++ : undefined
    const decimals = bytes[at + 17]!
    const kind = kindOf(type, length)
    columns.push({ name: name.trim(), type, kind, offset, length, decimals, bits: { isShort, isNull } })
    offset += length
    checkLimit('tooManyFields', columns.length)
  }
  if (columns.length === 0 || offset !== recordLength) throw new UnreadableFile('dbfHeader')
  return columns
}

/** A Julian day as year-month-day in A.D.; empty for day 0. */
function julianDate(day: number) {
  const date = new Date((day - 2_440_588) * DAY_MS)
  return day > 0 && !Number.isNaN(date.getTime()) ? date.toISOString().slice(0, 10) : ''
}

/** Ten-thousandths as rupees; amounts of Visual FoxPro have four decimals. */
function currency(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(5, '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4).replace(/0{1,2}$/, '')}`
}

/** A double as FoxPro shows it: 0.1 + 0.2 is 0.3, not 0.30000000000000004; 15 digits are exact. */
const double = (value: number, decimals: number) =>
  String(Number(decimals > 0 && decimals <= 15 ? value.toFixed(decimals) : value.toPrecision(15)))

/** Bytes of the memo that starts at `block`; none if the file ends before it. */
function memoBytes({ bytes, isFoxPro }: MemoFile, block: number): Uint8Array {
  const view = viewOf(bytes)
  const start = bytes.length < 32 ? 0 : block * ((isFoxPro ? view.getUint16(6) : view.getUint16(20, true)) || 512)
  if (!Number.isSafeInteger(start) || start <= 0 || start + 8 > bytes.length) return bytes.subarray(0, 0)
  // dBase IV begins a memo with FF FF 08 00 and its length; dBase III ends the text with 1A.
  const isDbase4 = !isFoxPro && view.getUint32(start, true) === 0x0008ffff
  if (!isFoxPro && !isDbase4) {
    const longest = bytes.subarray(start, start + MAX_MEMO_BYTES)
    const end = longest.indexOf(FILE_END)
    return end < 0 ? longest : longest.subarray(0, end)
  }
  const length = isFoxPro ? view.getUint32(start + 4) : view.getUint32(start + 4, true) - 8
  return bytes.subarray(start + 8, start + 8 + Math.min(Math.max(length, 0), MAX_MEMO_BYTES))
}

/** Reads a .dbf file; `memo` is the memo file beside it, if the visitor gave it. Throws `UnreadableFile`. */
export function* readDbf(bytes: Uint8Array, fileName: string, memo?: MemoFile): Steps<Table> {
  if (bytes.length <= FIELD_BYTES) throw new UnreadableFile('dbfHeader')
  const view = viewOf(bytes)
  const [kind = 0] = bytes
  const claimed = view.getUint32(4, true)
  const headerLength = view.getUint16(8, true)
  const recordLength = view.getUint16(10, true)
  // dBase 7 has fields of 48 bytes from byte 68 on.
  if ((kind & 7) === 4 && (headerLength - 69) % 48 === 0) throw new UnreadableFile('dbfKind')
  if (headerLength <= FIELD_BYTES || recordLength < 2) throw new UnreadableFile('dbfHeader')
  if (headerLength > bytes.length) throw new UnreadableFile('dbfCut')
  const columns = columnsOf(bytes, headerLength, recordLength)
  const shown = columns.filter(({ type }) => type !== '0')
  const nulls = VISUAL_FOXPRO.includes(kind) ? columns.find(({ type }) => type === '0') : undefined

  const body = bytes.subarray(headerLength)
  const fitting = Math.floor(body.length / recordLength)
  const count = Math.min(claimed, fitting)
  checkLimit('tooManyRecords', count)
  const table: Table = {
    fields: shown.map(({ name, kind }, index) => ({ name: name || String(index + 1), kind })),
    rows: [],
    recordNumbers: [],
    deleted: [],
    unreadable: [],
    encoding: 'cp1252',
    warnings: [],
  }
  const { rows, recordNumbers, deleted, unreadable, warnings } = table

  /** One encoding for a file, that of its first text outside ASCII: a text of cp1252 can look like UTF-8. */
  let encoding: Table['encoding'] | undefined
  function decode(raw: Uint8Array, text = cp1252.decode(raw)): string {
    if (!NOT_ASCII.test(text)) return text
    const asUtf8 = encoding === 'cp1252' ? undefined : decodeUtf8(raw)
    encoding ??= asUtf8 === undefined ? 'cp1252' : 'UTF-8'
    return asUtf8 ?? text
  }
  const hasBit = (start: number, bit?: number) =>
    nulls !== undefined && bit !== undefined && (bytes[start + nulls.offset + (bit >> 3)]! & (1 << (bit & 7))) > 0

  function cell(start: number, record: string, { type, kind, offset, length, decimals, bits }: Column): string {
    if (hasBit(start, bits.isNull)) return ''
    const at = start + offset
    const raw = bytes.subarray(at, at + length)
    const text = record.slice(offset, offset + length)
    if (kind === 'memo') {
      const block = length === 4 ? view.getUint32(at, true) : Number(text)
      return memo ? decode(memoBytes(memo, block)).trim() : ''
    }
    if (type === 'I') return length === 4 ? String(view.getInt32(at, true)) : ''
    if (type === 'Y') return length === 8 ? currency(view.getBigInt64(at, true)) : ''
    if (type === 'B') return length === 8 ? double(view.getFloat64(at, true), decimals) : ''
    if (type === 'T') return length === 8 ? julianDate(view.getInt32(at, true)) : ''
    if (hasBit(start, bits.isShort)) return decode(raw.subarray(0, Math.min(raw.at(-1) ?? 0, length)))
    const value = (kind === 'text' ? decode(raw, text) : text).replaceAll('\0', ' ').trim()
    return type === 'D' ? value.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') : value
  }

  for (let index = 0; index < count; index++) {
    if (index % RECORDS_PER_STEP === 0) yield index / count
    const start = headerLength + index * recordLength
    const mark = bytes[start]
    if (mark === DELETED) deleted.push(index + 1)
    else if (mark !== ACTIVE) unreadable.push(index + 1)
    else {
      const record = cp1252.decode(bytes.subarray(start, start + recordLength))
      recordNumbers.push(index + 1)
      rows.push(shown.map((column) => cell(start, record, column)))
    }
  }
  // Records without a mark mean that the header lies about their length.
  if (unreadable.length > count / 2) throw new UnreadableFile('dbfHeader')

  if (claimed > fitting) {
    warnings.push({ code: 'headerCount', values: { claimed, found: fitting } })
    const rest = body.subarray(fitting * recordLength)
    if (rest.length > 0 && rest[0] !== FILE_END) {
      unreadable.push(fitting + 1)
      warnings.push({ code: 'cutRecord', values: { record: fitting + 1 } })
    }
  }
  const memoFields = shown.filter(({ kind }) => kind === 'memo').map(({ name }) => name)
  if (memoFields.length > 0 && !memo) {
    const extension = nulls || VISUAL_FOXPRO.includes(kind) || kind === 0xf5 ? 'fpt' : 'dbt'
    const file = `${fileName.replace(/\.[^.]*$/, '')}.${/[A-Z]$/.test(fileName) ? extension.toUpperCase() : extension}`
    warnings.push({ code: 'memoMissing', values: { file, fields: memoFields.join(', ') } })
  }
  if (rows.length + deleted.length === 0) throw new UnreadableFile('noRecords')
  return { ...table, encoding: encoding ?? 'cp1252' }
}

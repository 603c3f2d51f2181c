import { extname } from 'node:path'

/** One kind of file: its name in messages, its maximum size, and how a complete file is recognised. */
interface Kind {
  what: string
  /** Maximum size in bytes. */
  most: number
  isWhole: (bytes: Buffer) => boolean
}

/** A few bytes may follow the end mark of a PDF. */
const PDF_TAIL = 2048

const kinds: Record<string, Kind> = {
  '.pdf': {
    what: 'a PDF',
    most: 25_000_000,
    isWhole: (bytes) => bytes.subarray(0, 5).toString() === '%PDF-' && bytes.subarray(-PDF_TAIL).includes('%%EOF'),
  },
  // GitHub's limit for one file.
  '.apk': { what: 'an Android app (APK)', most: 100_000_000, isWhole: isApp },
}

/** A ZIP archive (APPNOTE.TXT of PKWARE, 4.3.16) whose central directory, at its end, names the app's manifest. */
function isApp(bytes: Buffer) {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (!bytes.toString('latin1', 0, 4).startsWith('PK\x03\x04') || end < 0 || end + 20 > bytes.length) return false
  return bytes.subarray(bytes.readUInt32LE(end + 16), end).includes('AndroidManifest.xml')
}

/** What is wrong with a file for visitors called `name`, as words that follow the name; undefined when it is right. */
export function downloadProblem(name: string, bytes: Buffer): string | undefined {
  const kind = kinds[extname(name)]
  if (!kind) return 'is neither .pdf nor .apk: save it as one of them'
  const { what, most, isWhole } = kind
  if (bytes.length > most) return `has ${Math.ceil(bytes.length / 1e6)} MB: save it with at most ${most / 1e6} MB`
  return isWhole(bytes) ? undefined : `is not ${what}, or is damaged: save it again`
}

import { extname } from 'node:path'

/** What a file of one kind is, how large it may be, and how it is told from others. */
interface Kind {
  what: string
  /** In bytes. */
  most: number
  isWhole: (bytes: Buffer) => boolean
}

/** The mark at the end of a PDF may be followed by a few bytes. */
const PDF_TAIL = 2048

const kinds: Record<string, Kind> = {
  '.pdf': {
    what: 'a PDF',
    most: 25_000_000,
    isWhole: (bytes) => bytes.subarray(0, 5).toString() === '%PDF-' && bytes.subarray(-PDF_TAIL).includes('%%EOF'),
  },
  // As much as GitHub takes.
  '.apk': { what: 'an Android app (APK)', most: 100_000_000, isWhole: isApp },
}

/** An archive (APPNOTE.TXT of PKWARE, 4.3.16) whose list of contents, which stands at its end, names the app's manifest. */
function isApp(bytes: Buffer) {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (!bytes.toString('latin1', 0, 4).startsWith('PK\x03\x04') || end < 0 || end + 20 > bytes.length) return false
  return bytes.subarray(bytes.readUInt32LE(end + 16), end).includes('AndroidManifest.xml')
}

/** What is wrong with a file for visitors called `name`, in words that follow the name; nothing when it is right. */
export function downloadProblem(name: string, bytes: Buffer): string | undefined {
  const kind = kinds[extname(name)]
  if (!kind) return 'is neither .pdf nor .apk: save it as one of them'
  const { what, most, isWhole } = kind
  if (bytes.length > most) return `has ${Math.ceil(bytes.length / 1e6)} MB: save it with at most ${most / 1e6} MB`
  return isWhole(bytes) ? undefined : `is not ${what}, or is damaged: save it again`
}

import type { SourceProblem } from './lines'

const save = 'save it as plain text in UTF-8'

/** Magic bytes of files that are not plain text, each with advice. */
const beginnings: readonly (readonly [number[], string])[] = [
  [
    [0x50, 0x4b, 3, 4],
    `is a Word file (or another packed one), not plain text: copy its words into a text editor and ${save}`,
  ],
  [[0xd0, 0xcf, 0x11, 0xe0], `is an old Word file, not plain text: copy its words into a text editor and ${save}`],
  [[0xff, 0xfe], `is saved as UTF-16: ${save}`],
  [[0xfe, 0xff], `is saved as UTF-16: ${save}`],
]

/** Line of the first byte that is not UTF-8. */
function brokenLine(bytes: Buffer): number {
  const text = bytes.toString('utf8')
  return text.slice(0, text.indexOf('\uFFFD')).split('\n').length
}

/** The text of a UTF-8 file, or the reason why there is none; a byte order mark at the start is accepted. */
export function readText(bytes: Buffer): { text: string; problem?: SourceProblem } {
  const kind = beginnings.find(([start]) => start.every((byte, index) => bytes[index] === byte))
  if (kind) return { text: '', problem: { line: 1, message: kind[1] } }
  // In UTF-16 without a byte order mark, every second byte of plain text is 0.
  if (bytes.includes(0)) return { text: '', problem: { line: 1, message: `is saved as UTF-16: ${save}` } }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return {
      text: '',
      problem: { line: brokenLine(bytes), message: `has letters that are not saved in UTF-8: ${save}` },
    }
  }
}

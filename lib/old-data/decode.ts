import type { Table } from './table'

const utf8 = new TextDecoder('utf-8', { fatal: true })
/** Preeti prints ª, § and other bytes above 127. In cp1252 each byte is one character, and none is invalid. */
export const cp1252 = new TextDecoder('windows-1252')

/** A character outside ASCII. */
export const NOT_ASCII = /[^\0-\x7f]/

/** Decodes UTF-8 that may end within a character, as cut files and full fields do; undefined for other bytes. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes)
  } catch {
    try {
      // A stream may go on, so the start of a character at its end is no error.
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
      return NOT_ASCII.test(text) ? text : undefined
    } catch {
      return undefined
    }
  }
}

/** UTF-16 with its byte order mark, or Latin text with a 0 in each second byte. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  bytes.subarray(0, 2000).forEach((byte, index) => byte === 0 && zeros[index % 2]!++)
  const [even = 0, odd = 0] = zeros
  if (even + odd < Math.min(bytes.length, 2000) / 8) return undefined
  return even === 0 ? 'utf-16le' : odd === 0 ? 'utf-16be' : undefined
}

/** Decodes a text file; undefined for bytes that are no text. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Table['encoding'] } | undefined {
  const utf16 = utf16Of(bytes)
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: 'UTF-16' }
  if (bytes.subarray(0, 100_000).includes(0)) return undefined
  const text = decodeUtf8(bytes)
  return text === undefined ? { text: cp1252.decode(bytes), encoding: 'cp1252' } : { text, encoding: 'UTF-8' }
}

/** What the first bytes of a picture say. The size is left out where it is not easily read (AVIF, some SVG). */
export interface PictureHeader {
  type: 'png' | 'jpg' | 'webp' | 'avif' | 'svg'
  width?: number
  height?: number
}

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** JPEG: skips segments up to the start of frame (0xC0 to 0xCF without the tables 0xC4, 0xC8 and 0xCC). */
function jpegSize(bytes: Buffer) {
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
  }
  return {}
}

/** WebP has three layouts: extended (VP8X), lossless (VP8L) and lossy (VP8). */
function webpSize(bytes: Buffer) {
  const chunk = ascii(bytes, 12, 16)
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (chunk === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  const bits = bytes.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

/** SVG: width and height in pixels, or else the last two numbers of the viewBox. */
function svgSize(tag: string) {
  const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]?.trim() ?? ''
  const pixels = [attribute('width'), attribute('height')].map((value) => /^([\d.]+)(px)?$/.exec(value)?.[1])
  const [width, height] = pixels.every(Boolean)
    ? pixels
    : attribute('viewBox')
        .split(/[\s,]+/)
        .slice(2)
  return width && height ? { width: Number(width), height: Number(height) } : {}
}

/** Reads type and size of a picture; undefined when the bytes are no picture the site can show, or are cut off. */
export function readPictureHeader(bytes: Buffer): PictureHeader | undefined {
  const svgTag = /^\s*(?:<\?[^>]*>\s*|<!--.*?-->\s*|<![^>]*>\s*)*(<svg\b[^>]*>)/s.exec(bytes.toString('utf8'))?.[1]
  if (svgTag) return { type: 'svg', ...svgSize(svgTag) }
  if (bytes.length < 32) return undefined
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n')
    return { type: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return { type: 'jpg', ...jpegSize(bytes) }
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return { type: 'webp', ...webpSize(bytes) }
  return /^ftypavi[fs]$/.test(ascii(bytes, 4, 12)) ? { type: 'avif' } : undefined
}

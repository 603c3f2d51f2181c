import { crc32, deflateSync } from 'node:zlib'

/** A picture of few colours: one byte for each pixel, row by row, that says which of the colours it has. */
export interface IndexedPicture {
  width: number
  height: number
  /** Like `#1B4B66`; at most 256. */
  palette: readonly string[]
  pixels: Uint8Array
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** The bytes of a file, as a `Response` takes them. */
export type FileBytes = Uint8Array<ArrayBuffer>

const join = (parts: readonly Uint8Array[]): FileBytes => new Uint8Array(Buffer.concat(parts))

const BIT_DEPTH = 8
const INDEXED_COLOUR = 3

/** Writes a PNG file. Cloth has four colours and sharp edges, so that an icon takes less than a kilobyte. */
export function encodePng({ width, height, palette, pixels }: IndexedPicture): FileBytes {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([BIT_DEPTH, INDEXED_COLOUR], 8)
  // Every row begins with its filter, which is none: filters are for pictures with shades.
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return join([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.map((colour) => colour.slice(1)).join(''), 'hex')),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, body, checksum] = [
    Buffer.alloc(4),
    Buffer.concat([Buffer.from(type, 'latin1'), data]),
    Buffer.alloc(4),
  ]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** Writes an ICO file that holds square PNG files of up to 255 pixels, which every browser of today reads. */
export function encodeIco(pictures: readonly { size: number; png: FileBytes }[]): FileBytes {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  pictures.forEach(({ size, png }, index) => {
    const entry = header.subarray(6 + 16 * index)
    entry.set([size, size])
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(BIT_DEPTH, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
  })
  return join([header, ...pictures.map(({ png }) => png)])
}

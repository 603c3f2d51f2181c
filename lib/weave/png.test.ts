import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crc32, inflateSync } from 'node:zlib'

import { encodeIco, encodePng } from './png'

const picture = {
  width: 3,
  height: 2,
  palette: ['#16213A', '#E9A227', '#F6EFE0', '#B4232C'],
  pixels: Uint8Array.of(0, 1, 2, 3, 2, 1),
}

/** The chunks of a PNG file by type; checks signature and checksums. */
function chunksOf(file: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(file)
  assert.equal(bytes.toString('latin1', 0, 8), '\x89PNG\r\n\x1a\n')
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const body = bytes.subarray(at + 4, at + 8 + length)
    assert.equal(bytes.readUInt32BE(at + 8 + length), crc32(body))
    chunks.set(body.toString('latin1', 0, 4), body.subarray(4))
    at += 12 + length
  }
  return chunks
}

test('encodePng writes size, colours and pixels', () => {
  const chunks = chunksOf(encodePng(picture))
  assert.deepEqual([...chunks.keys()], ['IHDR', 'PLTE', 'IDAT', 'IEND'])
  assert.equal(chunks.get('IHDR')?.toString('hex'), '00000003' + '00000002' + '0803000000')
  assert.equal(chunks.get('PLTE')?.toString('hex'), '16213ae9a227f6efe0b4232c')
  assert.deepEqual([...inflateSync(chunks.get('IDAT') ?? '')], [0, 0, 1, 2, 0, 3, 2, 1])
})

test('encodeIco lists each picture with its size and place', () => {
  const pngs = [encodePng(picture), encodePng({ ...picture, width: 2, height: 3 })] as const
  const ico = Buffer.from(encodeIco([16, 48].map((size, index) => ({ size, png: pngs[index] ?? pngs[0] }))))
  assert.equal(ico.toString('hex', 0, 6), '000001000200')
  pngs.forEach((png, index) => {
    const entry = 6 + 16 * index
    const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)]
    assert.deepEqual(
      [ico[entry], ico[entry + 1]],
      [
        [16, 16],
        [48, 48],
      ][index],
    )
    assert.deepEqual([...ico.subarray(offset, offset + length)], [...png])
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'

import { copyContent } from './content-fixture'
import { readPictureHeader } from './picture-header'

const png = (width: number, height: number) => {
  const bytes = Buffer.alloc(64)
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}
const hex = (digits: string) => Buffer.concat([Buffer.from(digits.replace(/\s/g, ''), 'hex'), Buffer.alloc(32)])
const jpg = hex('FFD8 FFE0 0004 0000 FFC0 0011 08 0078 0140')
const webp = (chunk: string) => Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), hex(chunk)])
const svg = (attributes: string) => Buffer.from(`<?xml version="1.0"?>\n<!-- drawn -->\n<svg ${attributes}></svg>`)

test('reads type and size of pictures', () => {
  const size = { width: 320, height: 120 }
  assert.deepEqual(readPictureHeader(png(320, 120)), { type: 'png', ...size })
  assert.deepEqual(readPictureHeader(jpg), { type: 'jpg', ...size })
  assert.deepEqual(readPictureHeader(webp('56503858 0A000000 00000000 3F0100 770000')), { type: 'webp', ...size })
  assert.deepEqual(readPictureHeader(webp('5650384C 0A000000 2F 3FC11D00')), { type: 'webp', ...size })
  assert.deepEqual(readPictureHeader(webp('56503820 0A000000 000000 9D012A 4001 7800')), { type: 'webp', ...size })
  assert.deepEqual(readPictureHeader(hex('00000020 6674797061766966')), { type: 'avif' })
  assert.deepEqual(readPictureHeader(svg('width="320px" height="120" viewBox="0 0 1 1"')), { type: 'svg', ...size })
  assert.deepEqual(readPictureHeader(svg('width="100%" viewBox="0 0 320 120"')), { type: 'svg', ...size })
  assert.deepEqual(readPictureHeader(svg('')), { type: 'svg' })
  assert.equal(readPictureHeader(Buffer.from('<!doctype html><title>Not found</title><p>Not a picture')), undefined)
  assert.equal(readPictureHeader(Buffer.alloc(0)), undefined)
})

interface Picture {
  name: string
  file: string
  bytes?: Buffer
  says: string[]
}

const heavy = Buffer.concat([png(320, 120), Buffer.alloc(400_000)])

const pictures: Picture[] = [
  { name: 'right', file: 'test.png', bytes: png(320, 120), says: [] },
  { name: 'drawing of the right proportions', file: 'test.svg', bytes: svg('viewBox="0 0 640 240"'), says: [] },
  { name: 'missing', file: 'test.webp', says: ['does not exist: add the picture there'] },
  {
    name: 'not a picture',
    file: 'test.png',
    bytes: Buffer.from('nothing'),
    says: ['is not a picture, or is damaged: save it again as .png'],
  },
  { name: 'other type', file: 'test.png', bytes: jpg, says: ['is a .jpg picture: save it as .png, or rename it'] },
  { name: 'other size', file: 'test.png', bytes: png(64, 32), says: ['is 64 × 32: write width: 64, height: 32'] },
  {
    name: 'other proportions',
    file: 'test.svg',
    bytes: svg('width="64" height="32"'),
    says: ['is 64 × 32: write width: 64, height: 32'],
  },
  { name: 'too heavy', file: 'test.png', bytes: heavy, says: ['has 401 kB: save it with at most 300 kB'] },
]

for (const { name, file, bytes, says } of pictures)
  test(`picture: ${name}`, async (t) => {
    const fixture = await copyContent(t)
    const photo = `{ src: '/images/${file}', alt: { en: 'A picture' }, width: 320, height: 120 }`
    const partner = `{ partnerID: 999, partnerName: { en: 'Test' }, photo: ${photo} },`
    const line = await fixture.edit('content/home.ts', /(?<=partners: \{[^]*?items: \[\n)/, `      ${partner}\n`)
    if (bytes) await fixture.write(`public/images/${file}`, bytes)
    const place = `content/home.ts:${line}  partners.items[1].photo.src  public/images/${file}`
    assert.deepEqual(
      await fixture.check(),
      says.map((message) => `${place} ${message}`),
    )
  })

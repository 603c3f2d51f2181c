import assert from 'node:assert/strict'
import { test } from 'node:test'

import { copyContent } from './content-fixture'
import { noise, plain } from './picture-fixture'

interface Picture {
  name: string
  file: string
  bytes?: Buffer
  says?: string
}

const png = await noise(32, 12, true).png().toBuffer()
const jpg = await noise(320, 120).jpeg().toBuffer()
const moving = Buffer.concat([
  png.subarray(0, 33),
  Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0....', 'latin1'),
  png.subarray(33),
])

const pictures: Picture[] = [
  { name: 'small with transparency', file: 'test.png', bytes: png },
  { name: 'photograph', file: 'test.jpeg', bytes: jpg },
  {
    name: 'not a picture',
    file: 'test.png',
    bytes: Buffer.from('no'),
    says: 'is not a picture, or is damaged: save it again as .png',
  },
  {
    name: 'cut off',
    file: 'test.jpg',
    bytes: jpg.subarray(0, 5000),
    says: 'is not a picture, or is damaged: save it again as .jpg',
  },
  { name: 'other kind', file: 'test.png', bytes: jpg, says: 'is a .jpg picture: save it as .png' },
  { name: 'moving', file: 'test.png', bytes: moving, says: 'moves: save one still picture of it' },
  {
    name: 'too many pixels',
    file: 'test.png',
    bytes: await plain(10_000, 5_001).png().toBuffer(),
    says: 'is 10000 × 5001 pixels: save it with at most 50 million pixels',
  },
  {
    name: 'too heavy',
    file: 'test.jpg',
    bytes: Buffer.concat([jpg, Buffer.alloc(20_000_000)]),
    says: 'has 21 MB: save it with at most 20 MB',
  },
]

/** Content with a partner whose logo is `file`; returns where the file is named. */
async function withLogo(fixture: Awaited<ReturnType<typeof copyContent>>, file: string) {
  const partner = `{ partnerID: 999, partnerName: { en: 'Test' }, photo: { file: '${file}', alt: { en: 'A picture' } } },`
  const line = await fixture.edit('content/home.ts', /(?<=partners: \{[^]*?items: \[\n)/, `      ${partner}\n`)
  return `content/home.ts:${line}  partners.items[1].photo.file`
}

for (const { name, file, bytes, says } of pictures)
  test(`picture: ${name}`, async (t) => {
    const fixture = await copyContent(t)
    await withLogo(fixture, file)
    await fixture.write(`content/images/${file}`, bytes ?? '')
    assert.deepEqual(await fixture.check(), says ? [`content/images/${file}:1  ${says}`] : [])
  })

test('picture: missing', async (t) => {
  const fixture = await copyContent(t)
  const place = await withLogo(fixture, 'test.jpg')
  assert.deepEqual(await fixture.check(), [`${place}  content/images/test.jpg does not exist: add the picture there`])
})

test('picture: named by no page, or in a way that addresses cannot be', async (t) => {
  const fixture = await copyContent(t)
  await fixture.write('content/images/.DS_Store', 'not ours')
  await fixture.write('content/images/My Office.JPG', jpg)
  await fixture.write('content/images/office.jpg', jpg)
  assert.deepEqual(await fixture.check(), [
    'content/images/My Office.JPG:1  file names use small letters, digits and hyphens and end in .png, .jpg or .jpeg: rename it',
    'content/images/office.jpg:1  is shown nowhere: name it in a content file, or take it away',
  ])
})

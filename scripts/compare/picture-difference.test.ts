import assert from 'node:assert/strict'
import { test } from 'vitest'

import sharp from 'sharp'

import { pictureDifference } from './picture-difference'

const WIDTH = 40

/** A white picture of the given height with a dark line at `line`. */
const page = (height: number, line: number) =>
  sharp({ create: { width: WIDTH, height, channels: 3, background: '#fff' } }).composite([
    { input: { create: { width: WIDTH, height: 1, channels: 3, background: '#16213a' } }, left: 0, top: line },
  ])

/** The lines of a picture that contain a red pixel. */
async function redLines(picture: Buffer | undefined) {
  assert.ok(picture, 'there is no difference')
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return Array.from({ length: info.height }, (_, line) => line).filter((line) =>
    Array.from({ length: info.width }, (_, column) => (line * info.width + column) * 3).some(
      (at) => data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 0,
    ),
  )
}

test('two files with the same pixels look the same', async () => {
  const small = await page(30, 5).png({ compressionLevel: 9 }).toBuffer()
  const large = await page(30, 5).png({ compressionLevel: 0 }).toBuffer()
  assert.ok(!small.equals(large))
  assert.equal(await pictureDifference(small, large), undefined)
})

test('a moved line is red in its old and its new place', async () => {
  const [before, after] = await Promise.all([5, 8].map((line) => page(30, line).png().toBuffer()))
  assert.deepEqual(await redLines(await pictureDifference(before!, after!)), [5, 8])
})

test('the extra part of a taller page is red, in both directions', async () => {
  const [low, tall] = await Promise.all([30, 33].map((height) => page(height, 5).png().toBuffer()))
  assert.deepEqual(await redLines(await pictureDifference(low!, tall!)), [30, 31, 32])
  assert.deepEqual(await redLines(await pictureDifference(tall!, low!)), [30, 31, 32])
})

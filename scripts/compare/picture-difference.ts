import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Tolerance from 0 to 1. One browser draws a page the same each time, so it can be almost 0. */
const THRESHOLD = 0.02

/**
 * A PNG picture of where two PNG pictures differ, in red on a pale copy of the first, or `undefined` when they look the
 * same. If their heights differ, the part that only one of them has counts as different.
 */
export async function pictureDifference(before: Buffer, after: Buffer): Promise<Buffer | undefined> {
  if (before.equals(after)) return undefined
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [one, other] = await Promise.all([before, after].map((picture) => pixelsOf(picture, width, height)))
  const difference = Buffer.alloc(width * height * 4)
  const count = pixelmatch(one!, other!, difference, width, height, { threshold: THRESHOLD, includeAA: true })
  return count > 0
    ? sharp(difference, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer()
    : undefined
}

/** Raw RGBA pixels on a transparent canvas of the given size: missing parts differ from white too. */
const pixelsOf = async (picture: Buffer, width: number, height: number) => {
  const { width: right, height: bottom } = await sharp(picture).metadata()
  return sharp(picture)
    .ensureAlpha()
    .extend({ right: width - right, bottom: height - bottom, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer()
}

import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Between 0 and 1. One browser draws the same page twice alike, so next to nothing is forgiven. */
const THRESHOLD = 0.02

/**
 * A PNG picture of where two PNG pictures differ, red on a pale copy of the first, or `undefined` when they look the
 * same. A page that has become taller or shorter differs in all that one of them does not have.
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

/** Four bytes for each pixel, on a transparent ground of the given size: what is not there differs from white too. */
const pixelsOf = async (picture: Buffer, width: number, height: number) => {
  const { width: right, height: bottom } = await sharp(picture).metadata()
  return sharp(picture)
    .ensureAlpha()
    .extend({ right: width - right, bottom: height - bottom, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer()
}

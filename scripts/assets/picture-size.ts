import { extname } from 'node:path'

import sharp from 'sharp'

/** Limits of a picture in `content/`, which keep builds fast. */
const MAX_BYTES = 20_000_000
const MAX_PIXELS = 50_000_000

/** Size in pixels after the EXIF rotation. */
export interface PictureSize {
  width: number
  height: number
}

/** Reads format and size from the header; unless too large, a picture is also decoded, which detects truncation. */
async function inspect(bytes: Buffer) {
  // sharp's own limit is off: its error would make a large picture count as damaged.
  const { format, autoOrient: size } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const isTooLarge = size.width * size.height > MAX_PIXELS
  if (!isTooLarge) await sharp(bytes).resize(8).toBuffer()
  return { format: format === 'jpeg' ? 'jpg' : format, size, isTooLarge }
}

/** Returns the size of a valid picture, or words that follow the name of an invalid file in an error message. */
export async function pictureSize(name: string, bytes: Buffer): Promise<PictureSize | string> {
  const ending = extname(name).slice(1).replace('jpeg', 'jpg')
  if (bytes.length > MAX_BYTES)
    return `has ${Math.ceil(bytes.length / 1e6)} MB: save it with at most ${MAX_BYTES / 1e6} MB`
  const picture = await inspect(bytes).catch(() => undefined)
  if (!picture) return `is not a picture, or is damaged: save it again as .${ending}`
  const { format, size, isTooLarge } = picture
  if (format !== ending)
    return `is a ${format.toUpperCase()} picture with a wrong ending: export it as ${ending === 'png' ? 'PNG' : 'JPEG'}`
  if (isTooLarge)
    return `is ${size.width} × ${size.height} pixels: save it with at most ${MAX_PIXELS / 1e6} million pixels`
  return size
}

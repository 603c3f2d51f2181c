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

/** Reads the size from the header, and decodes all pixels to detect a truncated file. */
async function inspect(bytes: Buffer) {
  // sharp's own limit is off: it would report a large picture as damaged.
  const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const tooLarge = autoOrient.width * autoOrient.height > MAX_PIXELS
  if (!tooLarge) await sharp(bytes).resize(8).toBuffer()
  return { kind: format === 'jpeg' ? 'jpg' : format, size: autoOrient, tooLarge }
}

/** Size of a picture, or an error message without its subject, to be put after the file name. */
export async function pictureSize(name: string, bytes: Buffer): Promise<PictureSize | string> {
  const ending = extname(name).slice(1).replace('jpeg', 'jpg')
  if (bytes.length > MAX_BYTES)
    return `has ${Math.ceil(bytes.length / 1e6)} MB: save it with at most ${MAX_BYTES / 1e6} MB`
  const picture = await inspect(bytes).catch(() => undefined)
  if (!picture) return `is not a picture, or is damaged: save it again as .${ending}`
  const { kind, size, tooLarge } = picture
  if (kind !== ending)
    return `is a ${kind?.toUpperCase()} picture with a wrong ending: export it as ${ending === 'png' ? 'PNG' : 'JPEG'}`
  if (tooLarge)
    return `is ${size.width} × ${size.height} pixels: save it with at most ${MAX_PIXELS / 1e6} million pixels`
  return size
}

import { extname } from 'node:path'

import sharp from 'sharp'

/** Larger files are not meant for a page, and would slow down every build. */
const MAX_BYTES = 20_000_000
const MAX_PIXELS = 50_000_000

/** Size in pixels of a picture as it is displayed. */
export interface PictureSize {
  width: number
  height: number
}

/** Reads the size from the file header and decodes all pixels, so that a truncated file is detected too. */
async function read(bytes: Buffer) {
  // Off, since `MAX_PIXELS` has its own message.
  const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const tooLarge = autoOrient.width * autoOrient.height > MAX_PIXELS
  if (!tooLarge) await sharp(bytes).resize(8).toBuffer()
  return { kind: format === 'jpeg' ? 'jpg' : format, size: autoOrient, tooLarge }
}

/** The size of a picture file called `name`, or what is wrong with it, as words that follow the file name. */
export async function pictureSize(name: string, bytes: Buffer): Promise<PictureSize | string> {
  const ending = extname(name).slice(1).replace('jpeg', 'jpg')
  if (bytes.length > MAX_BYTES)
    return `has ${Math.ceil(bytes.length / 1e6)} MB: save it with at most ${MAX_BYTES / 1e6} MB`
  const picture = await read(bytes).catch(() => undefined)
  if (!picture) return `is not a picture, or is damaged: save it again as .${ending}`
  const { kind, size, tooLarge } = picture
  if (kind !== ending)
    return `is a ${kind?.toUpperCase()} picture under another name: export it as ${ending === 'png' ? 'PNG' : 'JPEG'}`
  if (tooLarge)
    return `is ${size.width} × ${size.height} pixels: save it with at most ${MAX_PIXELS / 1e6} million pixels`
  return size
}

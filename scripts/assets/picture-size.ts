import { extname } from 'node:path'

import sharp from 'sharp'

/** Maximum file size of a picture in `content/`, which keeps builds fast. */
const MAX_BYTES = 20_000_000

/** Size in pixels after the EXIF rotation. */
export interface PictureSize {
  width: number
  height: number
}

/** Reads format and size from the header, and decodes the picture, which detects truncation. */
async function inspect(bytes: Buffer) {
  const { format, autoOrient: size } = await sharp(bytes).metadata()
  await sharp(bytes).resize(8).toBuffer()
  return { format: format === 'jpeg' ? 'jpg' : format, size }
}

/** Returns the size of a valid picture, or an error message that continues the name of an invalid file. */
export async function pictureSize(name: string, bytes: Buffer): Promise<PictureSize | string> {
  const ending = extname(name).slice(1).replace('jpeg', 'jpg')
  if (bytes.length > MAX_BYTES)
    return `has ${Math.ceil(bytes.length / 1e6)} MB: save it with at most ${MAX_BYTES / 1e6} MB`
  const picture = await inspect(bytes).catch(() => undefined)
  if (!picture) return `is not a picture, or is damaged: save it again as .${ending}`
  const { format, size } = picture
  if (format !== ending)
    return `is a ${format.toUpperCase()} picture with a wrong ending: export it as ${ending === 'png' ? 'PNG' : 'JPEG'}`
  return size
}

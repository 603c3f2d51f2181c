import 'server-only'

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { cache } from 'react'
import { z } from 'zod'

const pictureFiles = z.strictObject({
  /** Size in pixels of the picture as it is shown, whichever way the camera was held. */
  width: z.number(),
  height: z.number(),
  /** Address of the picture in its own format, for browsers that read neither AVIF nor WebP. */
  src: z.string(),
  /** The `srcset` of each newer format. */
  avif: z.string(),
  webp: z.string(),
})

/** The files made from one picture of `content/images`. */
export type PictureFiles = z.output<typeof pictureFiles>

/** The list that scripts/assets/pictures.ts writes; the build reads it, and no browser ever does. */
const madePictures = cache(() => {
  const list = readFileSync(join(process.cwd(), '.made/pictures.json'), 'utf8')
  return z.record(z.string(), pictureFiles).parse(JSON.parse(list))
})

/** Finds the files made from a picture; `npm run build` and `npm run dev` make all of them before a page asks. */
export function findPicture(file: string): PictureFiles {
  const files = madePictures()[file]
  if (!files)
    throw new Error(
      `content/images/${file} is not made ready yet: npm run build and npm run dev do so, a large photo takes half a minute`,
    )
  return files
}

import 'server-only'

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { cache } from 'react'

/** The files made from one picture of `content/images`. */
export interface PictureFiles {
  /** Size in pixels of the picture as it is shown, whichever way the camera was held. */
  width: number
  height: number
  /** Address of the picture in its own format, for browsers that read neither AVIF nor WebP. */
  src: string
  /** The `srcset` of each newer format. */
  avif: string
  webp: string
}

/** The list that scripts/assets/uploads.ts writes; the build reads it, and no browser ever does. */
const madePictures = cache((): Partial<Record<string, PictureFiles>> => {
  return JSON.parse(readFileSync(join(process.cwd(), '.made/pictures.json'), 'utf8'))
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

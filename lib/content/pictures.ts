import 'server-only'

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { cache } from 'react'

/** The files generated from one picture of `content/images`. */
export interface PictureFiles {
  /** Size in pixels after the EXIF rotation. */
  width: number
  height: number
  /** URL in the original format, for browsers without AVIF and WebP. */
  src: string
  /** Values of `srcset`. */
  avif: string
  webp: string
}

/** Reads the list that scripts/assets/make-uploads.ts writes before the build; the export does not contain the list. */
const readPictureList = cache((): Partial<Record<string, PictureFiles>> => {
  return JSON.parse(readFileSync(join(process.cwd(), '.made/pictures.json'), 'utf8'))
})

/** Finds the generated files of a picture; throws when they are missing. Build and development server generate them. */
export function findPicture(file: string): PictureFiles {
  const files = readPictureList()[file]
  if (!files)
    throw new Error(
      `content/images/${file} is not converted yet: npm run build and npm run dev convert it; a large photo takes half a minute`,
    )
  return files
}

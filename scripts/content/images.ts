import { extname } from 'node:path'

import { pictureFile } from '@/content/schema'

import { pictureSize, type PictureSize } from '../assets/picture-file'
import type { Uploads } from './uploads'

/** Minimum size: a logo takes at most 240 × 64 CSS pixels, and a printer uses three dots for each of them. */
const LOGO = { width: 750, height: 200 }

/** Twice the smallest displayed width of a picture, for dense displays. */
const PHOTO_WIDTH = 640

/** Pictures in `content/images`. */
export const images: Uploads<PictureSize> = {
  folder: 'images',
  word: 'picture',
  unused: 'is shown nowhere: name it in a content file, or take it away',
  isName: (value) => pictureFile.safeParse(value).success,
  look: pictureSize,
  nameProblem(name) {
    const ending = extname(name).slice(1).toLowerCase()
    if (!/^(png|jpe?g)$/.test(ending))
      return `is no JPEG or PNG picture: ${ending ? `export the .${ending} file` : 'export it'} as JPEG or PNG, and take this one away`
    if (pictureFile.safeParse(name).success) return undefined
    return 'file names use small letters, digits and hyphens and end in .png, .jpg or .jpeg: rename it'
  },
  placeProblem({ path, name }, { width, height }) {
    const size = `${name} is ${width} × ${height} pixels`
    const isLogo = path.includes('photo')
    if (isLogo) {
      if (width >= LOGO.width || height >= LOGO.height) return undefined
      const least = `a logo is at least ${LOGO.height} pixels high or ${LOGO.width} wide`
      return { path, message: `${size}, too small to print sharp: ${least}` }
    }
    if (height > width)
      return { path, message: `${size}, too tall for its place: crop it so that it is not higher than wide` }
    if (width >= PHOTO_WIDTH) return undefined
    return { path, message: `${size}, too small to be sharp: a picture is at least ${PHOTO_WIDTH} pixels wide` }
  },
}

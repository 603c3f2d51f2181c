import { randomBytes } from 'node:crypto'

import sharp from 'sharp'

/** A picture of noise, as hard to encode as a photograph; `alpha` makes it half transparent. */
export const noise = (width: number, height: number, alpha = false) =>
  sharp(randomBytes(width * height * (alpha ? 4 : 3)), { raw: { width, height, channels: alpha ? 4 : 3 } })

/** A picture of one colour, whose file is tiny. */
export const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#16213a' }, limitInputPixels: false })

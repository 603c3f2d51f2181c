import { randomBytes } from 'node:crypto'

import sharp from 'sharp'

/** A noise picture, as hard to encode as a photo; `alpha` adds random transparency. */
export const noise = (width: number, height: number, alpha = false) =>
  sharp(randomBytes(width * height * (alpha ? 4 : 3)), { raw: { width, height, channels: alpha ? 4 : 3 } })

/** A single-colour picture with a tiny file. */
export const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#16213a' }, limitInputPixels: false })

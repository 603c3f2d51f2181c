import sharp from 'sharp'

import type { WeavePattern } from '@/content/schema'

/** PNG of rows of digits. A digit, the index of a thread, is a square of side `cell` pixels in the thread's colour. */
export function patternPng(rows: readonly string[], threads: WeavePattern['threads'], cell = 1): Promise<Buffer> {
  const colours = threads.map((thread) => Buffer.from(thread.slice(1), 'hex'))
  const pixels = Buffer.concat([...rows.join('')].map((digit) => colours[Number(digit)]!))
  const [width, height] = [rows[0]?.length ?? 0, rows.length]
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(width * cell, height * cell, { kernel: 'nearest' })
    .png({ palette: true, colours: threads.length })
    .toBuffer()
}

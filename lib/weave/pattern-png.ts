import sharp from 'sharp'

import type { Weave } from '@/content/schema'

/** PNG of rows of digits: each digit is a square of `cell` pixels in the colour of its thread. */
export function patternPng(rows: readonly string[], threads: Weave['threads'], cell = 1): Promise<Buffer> {
  const colours = threads.map((thread) => Buffer.from(thread.slice(1), 'hex'))
  const pixels = Buffer.concat([...rows.join('')].map((digit) => colours[Number(digit)]!))
  const [width, height] = [rows[0]?.length ?? 0, rows.length]
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(width * cell, height * cell, { kernel: 'nearest' })
    .png({ palette: true, colours: threads.length })
    .toBuffer()
}

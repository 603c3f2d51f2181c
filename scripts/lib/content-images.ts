import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { walk } from '@/lib/cross-references'
import type { Problem } from '@/lib/load'

import { readPictureHeader, type PictureHeader } from './picture-header'

/** Heaviest picture a page may load; a visitor on mobile data pays for every one. */
const MAX_BYTES = 300_000

/** A picture as the content declares it. */
interface Declared {
  src: string
  width?: unknown
  height?: unknown
}

const isDeclared = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'src' in value && typeof value.src === 'string'

/** The size in the file must be the declared one; a vector drawing may be declared larger or smaller as a whole. */
function sizeAgrees({ type, width, height }: PictureHeader, declared: Declared): boolean {
  if (!width || !height || typeof declared.width !== 'number' || typeof declared.height !== 'number') return true
  if (type !== 'svg') return declared.width === width && declared.height === height
  return Math.abs(declared.width / declared.height / (width / height) - 1) < 0.02
}

function pictureMessages(bytes: Buffer, declared: Declared): string[] {
  const file = `public${declared.src}`
  const ending = declared.src.split('.').at(-1) ?? ''
  const header = readPictureHeader(bytes)
  const messages: string[] = []
  if (!header) messages.push(`${file} is not a picture, or is damaged: save it again as .${ending}`)
  else if (header.type !== ending)
    messages.push(`${file} is a .${header.type} picture: save it as .${ending}, or rename it`)
  else if (!sizeAgrees(header, declared))
    messages.push(
      `${file} is ${header.width} × ${header.height}: write width: ${header.width}, height: ${header.height}`,
    )
  if (bytes.length > MAX_BYTES)
    messages.push(`${file} has ${Math.ceil(bytes.length / 1000)} kB: save it with at most ${MAX_BYTES / 1000} kB`)
  return messages
}

/** What is wrong with the picture files the content names: missing, of another type, too heavy, of another size. */
export async function imageProblems(raw: unknown, publicDir: string): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const { path, value } of walk(raw)) {
    // Addresses of another form are reported by the schema and might lead out of the folder.
    if (!isDeclared(value) || !/^\/images\/[a-z0-9/-]+\.[a-z]+$/.test(value.src)) continue
    const bytes = await readFile(join(publicDir, value.src)).catch(() => undefined)
    const messages = bytes
      ? pictureMessages(bytes, value)
      : [`public${value.src} does not exist: add the picture there`]
    problems.push(...messages.map((message) => ({ path: [...path, 'src'], message })))
  }
  return problems
}

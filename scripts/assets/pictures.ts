import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, parse } from 'node:path'

import sharp, { type Sharp } from 'sharp'

import type { PictureFiles } from '@/lib/content/pictures'

import { pictureSize } from './picture-file'

/** Widths in pixels: a phone's screen, the same on a dense display, half and whole page, whole page on a dense display. */
const WIDTHS = [320, 640, 960, 1280, 1920]

/** Widest picture for browsers that know neither AVIF nor WebP, which get one for all screens. */
const OWN_WIDTH = 1280

/** How each kind is written. A change here makes new names, so that nothing of the old settings is kept. */
const kinds = {
  avif: { quality: 55, effort: 4 },
  webp: { quality: 78 },
  png: { compressionLevel: 9 },
  jpg: { quality: 80, mozjpeg: true },
} as const

interface Folders {
  /** Pictures as the editors saved them. */
  from: string
  /** Where the build publishes files from, at the address `/images/`. Nothing else may stand there. */
  to: string
  /** The list of what was made. */
  list: string
}

/** Without EXIF, place of the camera and colour profile, which is converted to sRGB; upright, and never enlarged. */
const scaled = (bytes: Buffer, width: number): Sharp => sharp(bytes).autoOrient().resize({ width })

/** Makes one picture ready, without what is there already; returns its entry of the list and the names of its files. */
async function makePicture({ from, to }: Folders, file: string): Promise<{ entry: PictureFiles; names: string[] }> {
  const bytes = await readFile(join(from, file))
  const size = await pictureSize(file, bytes)
  if (typeof size === 'string') throw new Error(`content/images/${file} ${size}`)
  const hash = createHash('sha256').update(JSON.stringify(kinds)).update(bytes).digest('hex').slice(0, 12)
  const { name, ext } = parse(file)
  const own = ext === '.png' ? 'png' : 'jpg'
  const widest = Math.min(size.width, WIDTHS.at(-1) ?? size.width)
  const widths = [...WIDTHS.filter((width) => width < widest), widest]
  const names: string[] = []

  const make = async (kind: keyof typeof kinds, width: number) => {
    const made = `${name}-${hash}-${width}.${kind}`
    names.push(made)
    if (!existsSync(join(to, made))) {
      // Renamed when it is whole, so that a run that was broken off leaves no half picture.
      const part = join(to, `${made}.part`)
      await scaled(bytes, width)
        .toFormat(kind === 'jpg' ? 'jpeg' : kind, kinds[kind])
        .toFile(part)
      await rename(part, join(to, made))
    }
    return `/images/${made}`
  }
  const srcset = async (kind: 'avif' | 'webp') => {
    const parts: string[] = []
    for (const width of widths) parts.push(`${await make(kind, width)} ${width}w`)
    return parts.join(', ')
  }
  const src = await make(own, Math.min(size.width, OWN_WIDTH))
  const { width, height } = size
  return { entry: { width, height, src, avif: await srcset('avif'), webp: await srcset('webp') }, names }
}

/** Makes all pictures ready, and takes away what older ones left behind. Throws for a picture that cannot be read. */
export async function makePictures(folders: Folders): Promise<void> {
  const { from, to, list } = folders
  const files = (await readdir(from).catch(() => [])).filter((name) => !name.startsWith('.')).sort()
  if (files.length > 0) await mkdir(to, { recursive: true })
  const pictures: Record<string, PictureFiles> = {}
  const kept = new Set<string>()
  for (const file of files) {
    const { entry, names } = await makePicture(folders, file)
    pictures[file] = entry
    for (const name of names) kept.add(name)
  }
  for (const name of await readdir(to).catch(() => [])) if (!kept.has(name)) await rm(join(to, name))
  await mkdir(dirname(list), { recursive: true })
  await writeFile(list, JSON.stringify(pictures, null, 2))
}

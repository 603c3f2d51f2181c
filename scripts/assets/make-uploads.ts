import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, parse } from 'node:path'

import sharp from 'sharp'

import type { PictureFiles } from '@/lib/content/pictures'

import { pictureSize } from './picture-size'

/** Widths in pixels: phone, dense phone display, half page, full page, full page on a dense display. */
const WIDTHS = [320, 640, 960, 1280, 1920]

/** Width of the fallback for browsers without AVIF and WebP. */
const FALLBACK_WIDTH = 1280

/** Encoder settings by format; part of the hash in file names, so that a change re-encodes all pictures. */
const kinds = {
  avif: { quality: 55, effort: 4 },
  webp: { quality: 78 },
  png: { compressionLevel: 9 },
  jpg: { quality: 80, mozjpeg: true },
} as const

interface Folders {
  /** Folder of source pictures. */
  from: string
  /** Folder published at `/images/`; must contain nothing else. */
  to: string
  /** JSON list of the generated files. */
  list: string
}

/** Generates missing files of a picture and adds all its file names to `kept`; returns its list entry. */
async function makePicture({ from, to }: Folders, file: string, kept: Set<string>): Promise<PictureFiles> {
  const bytes = await readFile(join(from, file))
  const size = await pictureSize(file, bytes)
  if (typeof size === 'string') throw new Error(`content/images/${file} ${size}`)
  const hash = createHash('sha256').update(JSON.stringify(kinds)).update(bytes).digest('hex').slice(0, 12)
  const { name, ext } = parse(file)
  const fallback = ext === '.png' ? 'png' : 'jpg'
  const widest = Math.min(size.width, WIDTHS.at(-1) ?? size.width)
  const widths = [...WIDTHS.filter((width) => width < widest), widest]

  const make = async (kind: keyof typeof kinds, width: number) => {
    const output = `${name}-${hash}-${width}.${kind}`
    kept.add(output)
    if (!existsSync(join(to, output))) {
      // Renamed once complete, so that an interrupted run leaves no truncated picture.
      const part = join(to, `${output}.part`)
      // Converts to sRGB, applies the EXIF rotation and drops all metadata; never enlarges.
      await sharp(bytes)
        .autoOrient()
        .resize({ width })
        .toFormat(kind === 'jpg' ? 'jpeg' : kind, kinds[kind])
        .toFile(part)
      await rename(part, join(to, output))
    }
    return `/images/${output}`
  }
  const srcset = async (kind: 'avif' | 'webp') => {
    const parts: string[] = []
    for (const width of widths) parts.push(`${await make(kind, width)} ${width}w`)
    return parts.join(', ')
  }
  const src = await make(fallback, Math.min(size.width, FALLBACK_WIDTH))
  const { width, height } = size
  return { width, height, src, avif: await srcset('avif'), webp: await srcset('webp') }
}

/** Generates all pictures and deletes unused files in `to`; throws for an unreadable picture. */
export async function makePictures(folders: Folders): Promise<void> {
  const { from, to, list } = folders
  const files = (await readdir(from).catch(() => [])).filter((name) => !name.startsWith('.')).sort()
  if (files.length > 0) await mkdir(to, { recursive: true })
  const pictures: Record<string, PictureFiles> = {}
  const kept = new Set<string>()
  for (const file of files) pictures[file] = await makePicture(folders, file, kept)
  for (const name of await readdir(to).catch(() => [])) if (!kept.has(name)) await rm(join(to, name))
  await mkdir(dirname(list), { recursive: true })
  await writeFile(list, JSON.stringify(pictures, null, 2))
}

/** Replaces the published folder `to` with the files of `from`, without hidden files of the operating system. */
export async function publishFiles(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  // git keeps no empty folder.
  if (!existsSync(from)) return
  await cp(from, to, { recursive: true, filter: (path) => !basename(path).startsWith('.') })
}

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, parse } from 'node:path'

import sharp from 'sharp'

import type { PictureFiles } from '@/lib/content/pictures'

import { pictureSize } from './picture-size'
import { folderEntries, isSystemFile } from './system-files'

/** Widths in pixels: phone, high-resolution phone, half page, full page, full page on a high-resolution display. */
const WIDTHS = [320, 640, 960, 1280, 1920]

/** Maximum width of the PNG or JPEG for browsers without AVIF and WebP. */
const FALLBACK_WIDTH = 1280

/** Encoder settings by file ending; part of the hash in file names, so that a change re-encodes all pictures. */
const encoders = {
  avif: { quality: 55, effort: 4 },
  webp: { quality: 78 },
  png: { compressionLevel: 9 },
  jpg: { quality: 80, mozjpeg: true },
} as const

interface Paths {
  /** Folder of source pictures. */
  from: string
  /** Folder published at `/images/`; must contain nothing else. */
  to: string
  /** JSON file that lists the generated files by source picture. */
  list: string
}

/** Generates the missing files of a picture and adds all its file names to `usedNames`; returns its list entry. */
async function makePicture({ from, to }: Paths, file: string, usedNames: Set<string>): Promise<PictureFiles> {
  const bytes = await readFile(join(from, file))
  const size = await pictureSize(file, bytes)
  if (typeof size === 'string') throw new Error(`content/images/${file} ${size}`)
  const hash = createHash('sha256').update(JSON.stringify(encoders)).update(bytes).digest('hex').slice(0, 12)
  const { name, ext } = parse(file)
  const fallbackEnding = ext === '.png' ? 'png' : 'jpg'
  const widest = Math.min(size.width, WIDTHS.at(-1) ?? size.width)
  const widths = [...WIDTHS.filter((width) => width < widest), widest]

  const makeFile = async (ending: keyof typeof encoders, width: number) => {
    const output = `${name}-${hash}-${width}.${ending}`
    usedNames.add(output)
    if (!existsSync(join(to, output))) {
      // Only a complete file is renamed, so that an interrupted run leaves no truncated picture.
      const partial = join(to, `${output}.part`)
      // By default sharp converts to sRGB and drops all metadata.
      await sharp(bytes)
        .autoOrient()
        .resize({ width })
        .toFormat(ending === 'jpg' ? 'jpeg' : ending, encoders[ending])
        .toFile(partial)
      await rename(partial, join(to, output))
    }
    return `/images/${output}`
  }
  const srcset = async (ending: 'avif' | 'webp') => {
    const candidates: string[] = []
    for (const width of widths) candidates.push(`${await makeFile(ending, width)} ${width}w`)
    return candidates.join(', ')
  }
  const src = await makeFile(fallbackEnding, Math.min(size.width, FALLBACK_WIDTH))
  const { width, height } = size
  return { width, height, src, avif: await srcset('avif'), webp: await srcset('webp') }
}

/** Generates all pictures and deletes unused files in `to`; throws for an invalid picture. */
export async function makePictures(paths: Paths): Promise<void> {
  const { from, to, list } = paths
  const files = (await folderEntries(from)).map(({ name }) => name).sort()
  if (files.length > 0) await mkdir(to, { recursive: true })
  const pictures: Record<string, PictureFiles> = {}
  const usedNames = new Set<string>()
  for (const file of files) pictures[file] = await makePicture(paths, file, usedNames)
  for (const name of await readdir(to).catch(() => [])) if (!usedNames.has(name)) await rm(join(to, name))
  await mkdir(dirname(list), { recursive: true })
  await writeFile(list, JSON.stringify(pictures, null, 2))
}

/** Replaces the published folder `to` with the files of `from`, without system files. */
export async function publishFiles(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  // `from` may be missing: git keeps no empty folder.
  if (!existsSync(from)) return
  await cp(from, to, { recursive: true, filter: (path) => !isSystemFile(basename(path)) })
}

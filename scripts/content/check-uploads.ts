import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import type { z } from 'zod'

import { downloadFile, pictureFile } from '@/content/schema'
import type { Problem } from '@/lib/content/content-schema'
import { walk } from '@/lib/content/walk-content'

import { pictureSize, type PictureSize } from '../assets/picture-size'
import type { LocatedProblem } from './load-files'

/** A reference in content to an uploaded file. */
interface Use {
  path: Problem['path']
  name: string
}

/** Rules of an upload folder. */
interface Uploads {
  folder: 'images' | 'files'
  /** Noun for one file in messages. */
  noun: string
  /** Message for a file without a reference. */
  unused: string
  names: z.ZodType
  /** Returns a message for an invalid name, before the file is read. */
  nameProblem: (name: string) => string
  /** Returns the size of a valid picture, or a message for an invalid file. */
  inspect: (name: string, bytes: Buffer) => Promise<PictureSize | string | undefined>
}

const system = /^(\..*|~\$.*|Thumbs\.db|desktop\.ini)$/i

/** Entries of a folder, without those of the operating system; empty when the folder does not exist. */
export const filesOf = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true }).catch(() => [])).filter(({ name }) => !system.test(name))

/** Minimum size in pixels: a logo takes at most 240 × 64 CSS pixels, each of three printer dots. */
const LOGO = { width: 750, height: 200 }

/** Minimum width in pixels: twice the smallest displayed width, for dense displays. */
const PHOTO_WIDTH = 640

/** Problem of a picture that is too small or too tall for its reference. */
function sizeProblem({ path, name }: Use, { width, height }: PictureSize): Problem[] {
  const size = `${name} is ${width} × ${height} pixels`
  const isLogo = path.includes('photo')
  if (isLogo) {
    if (width >= LOGO.width || height >= LOGO.height) return []
    const minimum = `a logo is at least ${LOGO.height} pixels high or ${LOGO.width} wide`
    return [{ path, message: `${size}, too small to print sharp: ${minimum}` }]
  }
  if (height > width)
    return [{ path, message: `${size}, too tall for its place: crop it so that it is not higher than wide` }]
  if (width >= PHOTO_WIDTH) return []
  return [{ path, message: `${size}, too small to be sharp: a picture is at least ${PHOTO_WIDTH} pixels wide` }]
}

/** Pictures in `content/images`. */
const images: Uploads = {
  folder: 'images',
  noun: 'picture',
  unused: 'is not used: name it in a content file, or delete it',
  names: pictureFile,
  inspect: pictureSize,
  nameProblem(name) {
    const ending = extname(name).slice(1).toLowerCase()
    if (/^(pdf|apk)$/.test(ending)) return 'is a download, not a picture: move it to content/files'
    if (!/^(png|jpe?g)$/.test(ending))
      return `is not a JPEG or PNG picture: ${ending ? `export the .${ending} file` : 'export it'} as JPEG or PNG, and delete this one`
    return 'file names use small letters, digits and hyphens and end in .png, .jpg or .jpeg: rename it'
  },
}

/** Last bytes of a PDF that must contain the end mark. */
const PDF_TAIL = 2048

const isPdf = (bytes: Buffer) =>
  bytes.subarray(0, 5).toString() === '%PDF-' && bytes.subarray(-PDF_TAIL).includes('%%EOF')

/** Tests for a ZIP archive (APPNOTE.TXT of PKWARE, 4.3.16) whose central directory names an Android manifest. */
function isApp(bytes: Buffer) {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (!bytes.toString('latin1', 0, 4).startsWith('PK\x03\x04') || end < 0 || end + 20 > bytes.length) return false
  return bytes.subarray(bytes.readUInt32LE(end + 16), end).includes('AndroidManifest.xml')
}

/** Returns a message about a download that follows its file name; undefined if valid. */
async function downloadProblem(name: string, bytes: Buffer): Promise<string | undefined> {
  const isAsPdf = extname(name) === '.pdf'
  // GitHub's limit for one file is 100 MB.
  const maxMegabytes = isAsPdf ? 25 : 100
  if (bytes.length > maxMegabytes * 1e6)
    return `has ${Math.ceil(bytes.length / 1e6)} MB: save it with at most ${maxMegabytes} MB`
  if (isAsPdf ? isPdf(bytes) : isApp(bytes)) return undefined
  return `is not ${isAsPdf ? 'a PDF' : 'an Android app (APK)'}, or is damaged: save it again`
}

/** Files for visitors in `content/files`. */
const downloads: Uploads = {
  folder: 'files',
  noun: 'file',
  unused: 'is not used: name it in a file of content/downloads, or delete it',
  names: downloadFile,
  inspect: downloadProblem,
  nameProblem: (name) =>
    /\.(pdf|apk)$/i.test(name)
      ? 'file names use small letters, digits and hyphens and end in .pdf or .apk: rename it'
      : 'is neither a PDF nor an Android app: export it as PDF under a name that ends in .pdf, and delete this one',
}

/** Problems of one folder: missing files, pictures that do not fit their reference, invalid and unused files. */
async function problemsIn(raw: unknown, contentDir: string, uploads: Uploads) {
  const { folder, noun, names, nameProblem, inspect } = uploads
  const files = (await filesOf(join(contentDir, folder))).map(({ name }) => name).sort()
  const uses: Use[] = [...walk(raw)].flatMap(({ path, value }) =>
    path.at(-1) === 'file' && names.safeParse(value).success ? [{ path, name: String(value) }] : [],
  )
  const missing: Problem[] = uses
    .filter(({ name }) => !files.includes(name))
    .map(({ path, name }) => ({ path, message: `content/${folder}/${name} does not exist: add the ${noun} there` }))
  const misfits: Problem[] = []
  const invalid: LocatedProblem[] = []
  const unused: LocatedProblem[] = []
  for (const name of files) {
    const problem = (message: string) => ({ file: `content/${folder}/${name}`, line: 1, field: '', message })
    const usesOfFile = uses.filter((use) => use.name === name)
    if (!names.safeParse(name).success) invalid.push(problem(nameProblem(name)))
    else if (usesOfFile.length === 0) unused.push(problem(uploads.unused))
    else {
      const result = await inspect(name, await readFile(join(contentDir, folder, name)))
      if (typeof result === 'string') invalid.push(problem(result))
      else if (result) misfits.push(...usesOfFile.flatMap((use) => sizeProblem(use, result)))
    }
  }
  return { missing, misfits, invalid, unused }
}

/** Problems of the pictures in `content/images` and the downloads in `content/files`. */
export const uploadProblems = async (raw: unknown, contentDir: string) => [
  await problemsIn(raw, contentDir, images),
  await problemsIn(raw, contentDir, downloads),
]

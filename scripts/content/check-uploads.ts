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
  nameSchema: z.ZodType
  /** Returns a message for an invalid name, before the file is read. */
  nameProblem: (name: string) => string
  /** Returns the size of a valid picture, undefined for a valid download, or a message for an invalid file. */
  inspect: (name: string, bytes: Buffer) => Promise<PictureSize | string | undefined>
}

const SYSTEM_FILE = /^(\..*|~\$.*|Thumbs\.db|desktop\.ini)$/i

/** Entries of a folder, without those of the operating system; empty when the folder does not exist. */
export const folderEntries = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true }).catch(() => [])).filter(({ name }) => !SYSTEM_FILE.test(name))

/** Minimum size of a logo in pixels: its largest place, 240 × 64 CSS pixels (1/96 inch), printed at 300 dpi. */
const MIN_LOGO = { width: 750, height: 200 }

/** Minimum width of any other picture in pixels: twice its smallest CSS width, for high-resolution displays. */
const MIN_WIDTH = 640

/** Problem of a picture that is too small or too tall for its place in the site. */
function sizeProblem({ path, name }: Use, { width, height }: PictureSize): Problem[] {
  const size = `${name} is ${width} × ${height} pixels`
  // A partner's field `photo` holds its logo.
  if (path.includes('photo')) {
    if (width >= MIN_LOGO.width || height >= MIN_LOGO.height) return []
    const minimum = `a logo is at least ${MIN_LOGO.height} pixels high or ${MIN_LOGO.width} wide`
    return [{ path, message: `${size}, too small to print sharp: ${minimum}` }]
  }
  if (height > width)
    return [{ path, message: `${size}, too tall for its place: crop it so that it is not higher than wide` }]
  if (width >= MIN_WIDTH) return []
  return [{ path, message: `${size}, too small to be sharp: a picture is at least ${MIN_WIDTH} pixels wide` }]
}

/** Rules of pictures in `content/images`. */
const images: Uploads = {
  folder: 'images',
  noun: 'picture',
  unused: 'is not used: name it in a content file, or delete it',
  nameSchema: pictureFile,
  inspect: pictureSize,
  nameProblem(name) {
    const ending = extname(name).slice(1).toLowerCase()
    if (/^(pdf|apk)$/.test(ending)) return 'is a download, not a picture: move it to content/files'
    if (!/^(png|jpe?g)$/.test(ending))
      return `is not a JPEG or PNG picture: ${ending ? `export the .${ending} file` : 'export it'} as JPEG or PNG, and delete this one`
    return 'file names use small letters, digits and hyphens and end in .png, .jpg or .jpeg: rename it'
  },
}

/** Number of last bytes of a PDF that must contain the end mark, which other bytes may follow. */
const PDF_TAIL = 2048

const isPdf = (bytes: Buffer) =>
  bytes.subarray(0, 5).toString() === '%PDF-' && bytes.subarray(-PDF_TAIL).includes('%%EOF')

/** Tests for a ZIP archive (APPNOTE.TXT of PKWARE, 4.3.16) whose central directory names an Android manifest. */
function isApp(bytes: Buffer) {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (!bytes.toString('latin1', 0, 4).startsWith('PK\x03\x04') || end < 0 || end + 20 > bytes.length) return false
  return bytes.subarray(bytes.readUInt32LE(end + 16), end).includes('AndroidManifest.xml')
}

/** Returns what is wrong with a download, worded to continue its file name; undefined if valid. */
async function downloadProblem(name: string, bytes: Buffer): Promise<string | undefined> {
  const hasPdfName = extname(name) === '.pdf'
  // GitHub's limit for one file is 100 MB.
  const maxMegabytes = hasPdfName ? 25 : 100
  if (bytes.length > maxMegabytes * 1e6)
    return `has ${Math.ceil(bytes.length / 1e6)} MB: save it with at most ${maxMegabytes} MB`
  if (hasPdfName ? isPdf(bytes) : isApp(bytes)) return undefined
  return `is not ${hasPdfName ? 'a PDF' : 'an Android app (APK)'}, or is damaged: save it again`
}

/** Rules of downloads in `content/files`. */
const downloads: Uploads = {
  folder: 'files',
  noun: 'file',
  unused: 'is not used: name it in a file of content/downloads, or delete it',
  nameSchema: downloadFile,
  inspect: downloadProblem,
  nameProblem: (name) =>
    /\.(pdf|apk)$/i.test(name)
      ? 'file names use small letters, digits and hyphens and end in .pdf or .apk: rename it'
      : 'is neither a PDF nor an Android app: export it as PDF under a name that ends in .pdf, and delete this one',
}

/** Problems of one folder: missing files, pictures that do not fit their place, invalid and unused files. */
async function problemsIn(raw: unknown, contentDir: string, uploads: Uploads) {
  const { folder, noun, nameSchema, nameProblem, inspect } = uploads
  const files = (await folderEntries(join(contentDir, folder))).map(({ name }) => name).sort()
  const uses: Use[] = [...walk(raw)].flatMap(({ path, value }) =>
    path.at(-1) === 'file' && nameSchema.safeParse(value).success ? [{ path, name: String(value) }] : [],
  )
  const missing: Problem[] = uses
    .filter(({ name }) => !files.includes(name))
    .map(({ path, name }) => ({ path, message: `content/${folder}/${name} does not exist: add the ${noun} there` }))
  const misfits: Problem[] = []
  const invalid: LocatedProblem[] = []
  const unused: LocatedProblem[] = []
  for (const name of files) {
    const fileProblem = (message: string) => ({ file: `content/${folder}/${name}`, line: 1, field: '', message })
    const usesOfFile = uses.filter((use) => use.name === name)
    if (!nameSchema.safeParse(name).success) invalid.push(fileProblem(nameProblem(name)))
    else if (usesOfFile.length === 0) unused.push(fileProblem(uploads.unused))
    else {
      const sizeOrMessage = await inspect(name, await readFile(join(contentDir, folder, name)))
      if (typeof sizeOrMessage === 'string') invalid.push(fileProblem(sizeOrMessage))
      else if (sizeOrMessage) misfits.push(...usesOfFile.flatMap((use) => sizeProblem(use, sizeOrMessage)))
    }
  }
  return { missing, misfits, invalid, unused }
}

/** Problems of the pictures in `content/images` and the downloads in `content/files`. */
export const uploadProblems = async (raw: unknown, contentDir: string) => [
  await problemsIn(raw, contentDir, images),
  await problemsIn(raw, contentDir, downloads),
]

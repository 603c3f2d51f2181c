import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import { downloadFile, pictureFile } from '@/content/schema'
import { walk, type Problem } from '@/lib/content/problems'

import { pictureSize, type PictureSize } from '../assets/picture-size'
import type { LocatedProblem } from './load-files'

/** A reference in content to an uploaded file. */
interface Use {
  path: Problem['path']
  name: string
}

/** Rules of an upload folder; `Inspected` is the result for one file. */
interface Uploads<Inspected> {
  folder: 'images' | 'files'
  /** Noun for one file in messages. */
  word: string
  /** Message for a file without a reference. */
  unused: string
  isName: (value: unknown) => boolean
  /** Returns a message for an invalid name, before the file is read. */
  nameProblem: (name: string) => string | undefined
  /** Returns facts about a valid file, or a message for an invalid one. */
  inspect: (name: string, bytes: Buffer) => Inspected | string | Promise<Inspected | string>
  /** Returns a problem if a valid file does not fit its reference. */
  placeProblem?: (use: Use, inspected: Inspected) => Problem | undefined
}

const system = /^(\..*|~\$.*|Thumbs\.db|desktop\.ini)$/i

/** Entries of a folder, without those of the operating system; empty when the folder does not exist. */
export const filesOf = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true }).catch(() => [])).filter(({ name }) => !system.test(name))

/** Minimum size in pixels: a logo takes at most 240 × 64 CSS pixels, each of three printer dots. */
const LOGO = { width: 750, height: 200 }

/** Minimum width in pixels: twice the smallest displayed width, for dense displays. */
const PHOTO_WIDTH = 640

/** Pictures in `content/images`. */
const images: Uploads<PictureSize> = {
  folder: 'images',
  word: 'picture',
  unused: 'is not used: name it in a content file, or delete it',
  isName: (value) => pictureFile.safeParse(value).success,
  inspect: pictureSize,
  nameProblem(name) {
    const ending = extname(name).slice(1).toLowerCase()
    if (/^(pdf|apk)$/.test(ending)) return 'is a download, not a picture: move it to content/files'
    if (!/^(png|jpe?g)$/.test(ending))
      return `is not a JPEG or PNG picture: ${ending ? `export the .${ending} file` : 'export it'} as JPEG or PNG, and delete this one`
    if (pictureFile.safeParse(name).success) return undefined
    return 'file names use small letters, digits and hyphens and end in .png, .jpg or .jpeg: rename it'
  },
  placeProblem({ path, name }, { width, height }) {
    const size = `${name} is ${width} × ${height} pixels`
    const isLogo = path.includes('photo')
    if (isLogo) {
      if (width >= LOGO.width || height >= LOGO.height) return undefined
      const minimum = `a logo is at least ${LOGO.height} pixels high or ${LOGO.width} wide`
      return { path, message: `${size}, too small to print sharp: ${minimum}` }
    }
    if (height > width)
      return { path, message: `${size}, too tall for its place: crop it so that it is not higher than wide` }
    if (width >= PHOTO_WIDTH) return undefined
    return { path, message: `${size}, too small to be sharp: a picture is at least ${PHOTO_WIDTH} pixels wide` }
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
function downloadProblem(name: string, bytes: Buffer): string | undefined {
  const isAsPdf = extname(name) === '.pdf'
  // GitHub's limit for one file is 100 MB.
  const maxMegabytes = isAsPdf ? 25 : 100
  if (bytes.length > maxMegabytes * 1e6)
    return `has ${Math.ceil(bytes.length / 1e6)} MB: save it with at most ${maxMegabytes} MB`
  if (isAsPdf ? isPdf(bytes) : isApp(bytes)) return undefined
  return `is not ${isAsPdf ? 'a PDF' : 'an Android app (APK)'}, or is damaged: save it again`
}

/** Files for visitors in `content/files`. */
const downloads: Uploads<undefined> = {
  folder: 'files',
  word: 'file',
  unused: 'is not used: name it in a file of content/downloads, or delete it',
  isName: (value) => downloadFile.safeParse(value).success,
  inspect: downloadProblem,
  nameProblem(name) {
    if (!/\.(pdf|apk)$/i.test(name))
      return 'is neither a PDF nor an Android app: export it as PDF under a name that ends in .pdf, and delete this one'
    if (downloadFile.safeParse(name).success) return undefined
    return 'file names use small letters, digits and hyphens and end in .pdf or .apk: rename it'
  },
}

/** Problems of one folder: missing files, files that do not fit their reference, invalid and unused files. */
async function problemsIn<Inspected>(raw: unknown, contentDir: string, uploads: Uploads<Inspected>) {
  const { folder, word, unused, isName, nameProblem, inspect, placeProblem } = uploads
  const names = (await filesOf(join(contentDir, folder))).map(({ name }) => name).sort()
  const named: Use[] = [...walk(raw)].flatMap(({ path, value }) =>
    path.at(-1) === 'file' && isName(value) ? [{ path, name: String(value) }] : [],
  )
  const missing: Problem[] = named
    .filter(({ name }) => !names.includes(name))
    .map(({ path, name }) => ({ path, message: `content/${folder}/${name} does not exist: add the ${word} there` }))
  const inPlace: Problem[] = []
  const invalid: LocatedProblem[] = []
  const left: LocatedProblem[] = []
  const problemOf = (name: string, message: string) => ({
    file: `content/${folder}/${name}`,
    line: 1,
    field: '',
    message,
  })
  for (const name of names) {
    const here = named.filter((use) => use.name === name)
    const message = nameProblem(name)
    if (message === undefined && here.length === 0) {
      left.push(problemOf(name, unused))
      continue
    }
    const inspected = message ?? (await inspect(name, await readFile(join(contentDir, folder, name))))
    if (typeof inspected === 'string') invalid.push(problemOf(name, inspected))
    else inPlace.push(...here.flatMap((use) => placeProblem?.(use, inspected) ?? []))
  }
  return { missing, inPlace, invalid, unused: left }
}

/** Problems of the pictures in `content/images` and the downloads in `content/files`. */
export const uploadProblems = async (raw: unknown, contentDir: string) => [
  await problemsIn(raw, contentDir, images),
  await problemsIn(raw, contentDir, downloads),
]

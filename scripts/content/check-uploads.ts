import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import { downloadFileName, pictureFileName } from '@/content/schema'
import type { Problem } from '@/lib/content/content-schema'
import { walkValues } from '@/lib/content/walk-content'

import { pictureSize, type PictureSize } from '../assets/picture-size'
import { folderEntries } from '../assets/system-files'
import type { LocatedProblem } from './load-files'

/** Minimum size of a logo in pixels: its largest area, 240 × 64 CSS pixels of 1/96 inch, printed at 300 dpi. */
const MIN_LOGO = { width: 750, height: 200 }

/** Minimum width of any other picture in pixels: twice its smallest CSS width, for high-resolution displays. */
const MIN_WIDTH = 640

/** Returns why a picture is too small or too tall for the field at `path`; undefined if it fits. */
function misfit(path: Problem['path'], { width, height }: PictureSize): string | undefined {
  // A partner's field `photo` holds its logo.
  if (path.includes('photo')) {
    const isSharp = width >= MIN_LOGO.width || height >= MIN_LOGO.height
    const minimum = `a logo is at least ${MIN_LOGO.height} pixels high or ${MIN_LOGO.width} wide`
    return isSharp ? undefined : `too small to print sharp: ${minimum}`
  }
  if (height > width) return 'too tall for its place: crop it so that it is not higher than wide'
  return width < MIN_WIDTH ? `too small to be sharp: a picture is at least ${MIN_WIDTH} pixels wide` : undefined
}

/** Number of last bytes of a PDF that must contain the end mark, which other bytes may follow. */
const PDF_TAIL = 2048

const isPdf = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 5) === '%PDF-' && bytes.subarray(-PDF_TAIL).includes('%%EOF')

/** Tests for a complete ZIP archive (APPNOTE.TXT of PKWARE, 4.3) that names an Android manifest. */
const isApk = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'PK\x03\x04' &&
  ['AndroidManifest.xml', 'PK\x05\x06'].every((mark) => bytes.includes(mark))

/** Returns an error message that continues the file name of a download; undefined if the file is valid. */
async function downloadProblem(name: string, bytes: Buffer): Promise<string | undefined> {
  const hasPdfName = extname(name) === '.pdf'
  // GitHub's limit for one file is 100 MB.
  const maxMegabytes = hasPdfName ? 25 : 100
  if (bytes.length > maxMegabytes * 1e6)
    return `has ${Math.ceil(bytes.length / 1e6)} MB: save it with at most ${maxMegabytes} MB`
  if (hasPdfName ? isPdf(bytes) : isApk(bytes)) return undefined
  return `is not ${hasPdfName ? 'a PDF' : 'an Android app (APK)'}, or is damaged: save it again`
}

/** Folders of uploads; `inspect` returns a picture's size, undefined for a valid download, or an error message. */
const folders = [
  {
    folder: 'images',
    nameSchema: pictureFileName,
    nameRule: 'must be a JPEG or PNG picture named in small letters, digits and hyphens, like office-1.jpg',
    inspect: pictureSize,
  },
  {
    folder: 'files',
    nameSchema: downloadFileName,
    nameRule: 'must be a PDF or an Android app named in small letters, digits and hyphens, like price-list.pdf',
    inspect: downloadProblem,
  },
]

/** Problems of pictures and downloads: in fields (missing or unfit file), of invalid files and of unused files. */
export async function uploadProblems(raw: unknown, contentDir: string) {
  const fieldProblems: Problem[] = []
  const invalid: LocatedProblem[] = []
  const unused: LocatedProblem[] = []
  for (const { folder, nameSchema, nameRule, inspect } of folders) {
    const files = (await folderEntries(join(contentDir, folder))).map(({ name }) => name).sort()
    const uses = [...walkValues(raw)].filter(
      ({ path, value }) => path.at(-1) === 'file' && nameSchema.safeParse(value).success,
    )
    for (const { path, value } of uses)
      if (!files.some((name) => name === value))
        fieldProblems.push({ path, message: `content/${folder}/${String(value)} does not exist: add the file there` })
    for (const name of files) {
      const fileProblem = (message: string) => ({ file: `content/${folder}/${name}`, line: 1, field: '', message })
      const usesOfFile = uses.filter(({ value }) => value === name)
      if (!nameSchema.safeParse(name).success) invalid.push(fileProblem(`${nameRule}: export or rename it`))
      else if (usesOfFile.length === 0) unused.push(fileProblem('is not used: name it in a content file, or delete it'))
      else {
        const result = await inspect(name, await readFile(join(contentDir, folder, name)))
        if (typeof result === 'string') invalid.push(fileProblem(result))
        else if (result)
          for (const { path } of usesOfFile) {
            const message = misfit(path, result)
            const { width, height } = result
            if (message) fieldProblems.push({ path, message: `${name} is ${width} × ${height} pixels, ${message}` })
          }
      }
    }
  }
  return { fieldProblems, invalid, unused }
}

import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import { pictureFile } from '@/content/schema'
import { walk, type Problem } from '@/lib/problems'

import type { PlacedProblem } from './content-files'
import { pictureSize, type PictureSize } from './picture-file'

/** Where the content names a picture file. */
interface Use {
  path: Problem['path']
  name: string
}

function uses(raw: unknown): Use[] {
  return [...walk(raw)].flatMap(({ path, value }) => {
    const { success, data } = pictureFile.safeParse(value)
    return success && path.at(-1) === 'file' ? [{ path, name: data }] : []
  })
}

/** A logo is at most 240 × 64 pixels of the page; a printer has three dots for each of them. */
const LOGO = { width: 750, height: 200 }

/** What is wrong with a picture in its place, in words that follow the name of its field. */
function placeProblem({ path, name }: Use, { width, height }: PictureSize): Problem | undefined {
  const size = `${name} is ${width} × ${height} pixels`
  if (path.includes('photo'))
    return width >= LOGO.width || height >= LOGO.height
      ? undefined
      : {
          path,
          message: `${size}, too small to print sharp: a logo is at least ${LOGO.height} pixels high or ${LOGO.width} wide`,
        }
  return height <= width
    ? undefined
    : { path, message: `${size}, too tall for its place: crop it so that it is not higher than wide` }
}

const system = /^(\..*|~\$.*|Thumbs\.db|desktop\.ini)$/i

/** Files that people put into a folder, without those of their system. */
export const filesOf = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true }).catch(() => [])).filter(({ name }) => !system.test(name))

/** What is wrong with a name, before a look at the file. */
function nameProblem(name: string, used: boolean): string | undefined {
  const ending = extname(name).slice(1).toLowerCase()
  if (!/^(png|jpe?g)$/.test(ending))
    return `is no JPEG or PNG picture: ${ending ? `export the .${ending} file` : 'export it'} as JPEG or PNG, and take this one away`
  if (!pictureFile.safeParse(name).success)
    return 'file names use small letters, digits and hyphens and end in .png, .jpg or .jpeg: rename it'
  return used ? undefined : 'is shown nowhere: name it in a content file, or take it away'
}

/** Problems of the pictures in `content/images`: those that the content names in vain, and those of the files. */
export async function imageProblems(raw: unknown, contentDir: string) {
  const folder = join(contentDir, 'images')
  const names = (await filesOf(folder)).map(({ name }) => name).sort()
  const named = uses(raw)
  const inPlace: Problem[] = named
    .filter(({ name }) => !names.includes(name))
    .map(({ path, name }) => ({ path, message: `content/images/${name} does not exist: add the picture there` }))
  const wrong: PlacedProblem[] = []
  for (const name of names) {
    const here = named.filter((use) => use.name === name)
    const message = nameProblem(name, here.length > 0)
    const found = message ?? (await pictureSize(name, await readFile(join(folder, name))))
    if (typeof found === 'string') wrong.push({ file: `content/images/${name}`, line: 1, field: '', message: found })
    else inPlace.push(...here.flatMap((use) => placeProblem(use, found) ?? []))
  }
  return { inPlace, wrong }
}

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { walk } from '@/lib/cross-references'
import { pictureFile } from '@/content/schema'
import type { Problem } from '@/lib/load'

import { downloadProblems } from './content-downloads'
import type { PlacedProblem } from './content-files'
import { pictureSize } from './picture-file'

/** Where the content names picture files, with the names. */
function uses(raw: unknown): { path: Problem['path']; name: string }[] {
  return [...walk(raw)].flatMap(({ path, value }) => {
    const { success, data } = pictureFile.safeParse(value)
    return success && path.at(-1) === 'file' ? [{ path, name: data }] : []
  })
}

/** What is wrong with one file of the folder: its name, its use, or its bytes. */
async function fileMessage(folder: string, name: string, used: boolean): Promise<string | undefined> {
  if (!pictureFile.safeParse(name).success)
    return 'file names use small letters, digits and hyphens and end in .png, .jpg or .jpeg: rename it'
  if (!used) return 'is shown nowhere: name it in a content file, or take it away'
  const found = await pictureSize(name, await readFile(join(folder, name)))
  return typeof found === 'string' ? found : undefined
}

/** Problems of the pictures in `content/images`, and of the files for visitors: what is named in vain, and the files. */
export async function imageProblems(raw: unknown, contentDir: string) {
  const folder = join(contentDir, 'images')
  // Hidden files are those of the editor's system.
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.')).sort()
  const named = uses(raw)
  const missing: Problem[] = named
    .filter(({ name }) => !names.includes(name))
    .map(({ path, name }) => ({ path, message: `content/images/${name} does not exist: add the picture there` }))
  const wrong: PlacedProblem[] = []
  for (const name of names) {
    const used = named.some((use) => use.name === name)
    const message = await fileMessage(folder, name, used)
    if (message) wrong.push({ file: `content/images/${name}`, line: 1, field: '', message })
  }
  const downloads = await downloadProblems(raw, contentDir)
  return { missing: [...missing, ...downloads.missing], wrong: [...wrong, ...downloads.wrong] }
}

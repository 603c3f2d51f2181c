import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { downloadFile } from '@/content/schema'
import { walk } from '@/lib/cross-references'
import type { Problem } from '@/lib/load'

import type { PlacedProblem } from './content-files'
import { downloadProblem } from './download-file'

/** Where the downloads name their files, with the names; one of another form is reported by the schema already. */
function uses(raw: unknown): { path: Problem['path']; name: string }[] {
  return [...walk(raw)].flatMap(({ path, value }) => {
    const { success, data } = downloadFile.safeParse(value)
    return success && path[0] === 'downloads' && path.at(-1) === 'file' ? [{ path, name: data }] : []
  })
}

async function fileMessage(folder: string, name: string, used: boolean): Promise<string | undefined> {
  if (!downloadFile.safeParse(name).success)
    return 'file names use small letters, digits and hyphens and end in .pdf or .apk: rename it'
  if (!used) return 'is offered nowhere: name it in a file of content/downloads, or take it away'
  return downloadProblem(name, await readFile(join(folder, name)))
}

/** Problems of the files in `content/files`: those that downloads name in vain, and those of the files. */
export async function downloadProblems(raw: unknown, contentDir: string) {
  const folder = join(contentDir, 'files')
  // Hidden files are those of the editor's system.
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.')).sort()
  const named = uses(raw)
  const missing: Problem[] = named
    .filter(({ name }) => !names.includes(name))
    .map(({ path, name }) => ({ path, message: `content/files/${name} does not exist: add the file there` }))
  const wrong: PlacedProblem[] = []
  for (const name of names) {
    const used = named.some((use) => use.name === name)
    const message = await fileMessage(folder, name, used)
    if (message) wrong.push({ file: `content/files/${name}`, line: 1, field: '', message })
  }
  return { missing, wrong }
}

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { walk, type Problem } from '@/lib/content/problems'

import type { PlacedProblem } from './files'

/** A place in the content that names an uploaded file. */
interface Use {
  path: Problem['path']
  name: string
}

/** A folder for editors' uploads that the content names; `Looked` is the result of inspecting one file. */
export interface Uploads<Looked> {
  folder: 'images' | 'files'
  /** The word for one of them in messages. */
  word: string
  /** The advice for a file that nothing names, as a message. */
  unused: string
  isName: (value: unknown) => boolean
  /** What is wrong with a name; checked before the file is read. */
  nameProblem: (name: string) => string | undefined
  /** What the file contains, or what is wrong with it, as a message. */
  look: (name: string, bytes: Buffer) => Looked | string | Promise<Looked | string>
  /** What is wrong with a valid file in its place. */
  placeProblem?: (use: Use, looked: Looked) => Problem | undefined
}

const system = /^(\..*|~\$.*|Thumbs\.db|desktop\.ini)$/i

/** Files in a folder, without those of the operating system. */
export const filesOf = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true }).catch(() => [])).filter(({ name }) => !system.test(name))

/** Problems of one folder: missing files, files wrong for their place, invalid files, and unused files. */
export async function uploadProblems<Looked>(raw: unknown, contentDir: string, uploads: Uploads<Looked>) {
  const { folder, word, unused, isName, nameProblem, look, placeProblem } = uploads
  const names = (await filesOf(join(contentDir, folder))).map(({ name }) => name).sort()
  const named: Use[] = [...walk(raw)].flatMap(({ path, value }) =>
    path.at(-1) === 'file' && isName(value) ? [{ path, name: String(value) }] : [],
  )
  const missing: Problem[] = named
    .filter(({ name }) => !names.includes(name))
    .map(({ path, name }) => ({ path, message: `content/${folder}/${name} does not exist: add the ${word} there` }))
  const inPlace: Problem[] = []
  const wrong: PlacedProblem[] = []
  const left: PlacedProblem[] = []
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
    const looked = message ?? (await look(name, await readFile(join(contentDir, folder, name))))
    if (typeof looked === 'string') wrong.push(problemOf(name, looked))
    else inPlace.push(...here.flatMap((use) => placeProblem?.(use, looked) ?? []))
  }
  return { missing, inPlace, wrong, unused: left }
}

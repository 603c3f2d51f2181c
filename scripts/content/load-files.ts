import { isUtf8 } from 'node:buffer'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import type ts from 'typescript'

import { contentFolders } from '@/lib/content/content-schema'

import { compareIndex, variableOf } from './index-files'
import { readValues } from './read-values'
import { parseSource, type SourceProblem } from './source-lines'
import { syntaxError } from './syntax-errors'

/** A problem with file and field; `field` is empty for a problem of a whole line or file. */
export interface LocatedProblem extends SourceProblem {
  file: string
  field: string
}

/** Result of loading: raw values, parsed files, problems, and the `rejected` files, whose values are missing. */
export interface LoadedContent {
  contentDir: string
  raw: Record<string, unknown>
  sources: Map<string, ts.SourceFile>
  problems: LocatedProblem[]
  rejected: Set<string>
}

/** Sorted names of a folder's TypeScript files without `.ts`; empty when the folder does not exist. */
async function fileNames(folder: string): Promise<string[]> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.ts'))
  return files.map((name) => basename(name, '.ts')).sort()
}

/** Records a rejected file, so that `checkContent` drops the schema's problems about its missing values. */
function reject(loaded: LoadedContent, file: string, ...problems: SourceProblem[]): undefined {
  loaded.problems.push(...problems.map((problem) => ({ file, field: '', ...problem })))
  loaded.rejected.add(file)
}

/** Parses a file with any newlines or byte order mark; returns a problem for another encoding or a syntax error. */
export function parseFile(file: string, bytes: Buffer): { source?: ts.SourceFile; problem?: SourceProblem } {
  // UTF-16 and binary files contain null bytes.
  if (bytes.includes(0) || !isUtf8(bytes))
    return { problem: { line: 1, message: 'cannot be read as text: save it as plain text in UTF-8' } }
  const source = parseSource(file, new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n'))
  return { source, problem: syntaxError(source) }
}

/** Reads the file `content/…` from `contentDir`, which may be a copy elsewhere; problems name it `content/…`. */
async function readSource(loaded: LoadedContent, file: string): Promise<ts.SourceFile | undefined> {
  const { source, problem } = parseFile(file, await readFile(join(loaded.contentDir, file.slice('content/'.length))))
  if (source) loaded.sources.set(file, source)
  return problem ? reject(loaded, file, problem) : source
}

async function readContentFile(loaded: LoadedContent, file: string): Promise<unknown> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(basename(file, '.ts')))
    return reject(loaded, file, { line: 1, message: 'file names use small letters, digits and hyphens: rename it' })
  const source = await readSource(loaded, file)
  if (!source) return undefined
  const { values, problems } = readValues(source)
  return problems.length > 0 ? reject(loaded, file, ...problems) : values
}

async function readIndex(loaded: LoadedContent, folder: string, pages: string[]) {
  const file = `content/${folder}/index.ts`
  const source = await readSource(loaded, file).catch(() =>
    reject(loaded, file, { line: 1, message: 'is missing: it lists the pages of its folder in their order' }),
  )
  // Without a valid index, the pages are in alphabetical order.
  if (!source) return pages
  const { names, problems } = compareIndex(source, folder, pages)
  loaded.problems.push(...problems.map((problem) => ({ file, field: '', ...problem })))
  return names
}

async function readFolder(loaded: LoadedContent, folder: string): Promise<Record<string, unknown>> {
  const existing = (await fileNames(join(loaded.contentDir, folder))).filter((name) => name !== 'index')
  const names = await readIndex(loaded, folder, existing)
  const values: Record<string, unknown> = {}
  for (const name of names) {
    const file = `content/${folder}/${name}.ts`
    // A missing page keeps its key, so that links to it are not reported too; `compareIndex` has reported the page.
    values[name] = existing.includes(name) ? await readContentFile(loaded, file) : reject(loaded, file)
  }
  return values
}

/** Reads every file of `contentDir`; returns mistakes as problems, and never throws for them. */
export async function loadContent(contentDir: string): Promise<LoadedContent> {
  const loaded: LoadedContent = { contentDir, raw: {}, sources: new Map(), problems: [], rejected: new Set() }
  for (const name of await fileNames(contentDir)) {
    const values = await readContentFile(loaded, `content/${name}.ts`)
    if (values !== undefined) loaded.raw[variableOf(name)] = values
  }
  for (const folder of contentFolders) loaded.raw[folder] = await readFolder(loaded, folder)
  return loaded
}

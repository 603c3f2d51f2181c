import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { format, resolveConfig } from 'prettier'
import type { z } from 'zod'

import { contentFolders, type contentSchema, fileOf, type ContentPath } from '@/lib/content/model'

import { loadContent } from '../content/files'

/** All of `content/` as an editor writes it. */
export type RawContent = z.input<typeof contentSchema>

/** A site's content as values that an edit can change, and the new pictures of the edit. */
export interface ContentCopy {
  content: RawContent
  /** Files of `content/images`, by name. */
  pictures: Map<string, Buffer>
}

/** Reads the content of the site in `folder`, which must be valid. */
export async function readCopy(folder: string): Promise<ContentCopy> {
  const { raw } = await loadContent(join(folder, 'content'))
  return { content: raw as RawContent, pictures: new Map() }
}

/** Writes the changed parts into the files of `folder`; a new page gets the first and last line of another page. */
export async function saveCopy(folder: string, { content, pictures }: ContentCopy): Promise<void> {
  const before: Record<string, unknown> = (await readCopy(folder)).content
  for (const [part, value] of Object.entries(content)) {
    const old = before[part]
    if (!contentFolders.some((name) => name === part)) {
      await saveFile(folder, [part], old, value)
      continue
    }
    const pages: Record<string, unknown> = value
    const oldPages = old as Record<string, unknown>
    for (const [name, page] of Object.entries(pages))
      await saveFile(folder, [part, name], oldPages[name], page, Object.keys(oldPages)[0])
    const names = Object.keys(pages)
    if (names.join() !== Object.keys(oldPages).join())
      await writeFile(join(folder, fileOf([part]).file), indexOf(names))
  }
  if (pictures.size > 0) await mkdir(join(folder, 'content/images'), { recursive: true })
  for (const [name, bytes] of pictures) await writeFile(join(folder, 'content/images', name), bytes)
}

async function saveFile(folder: string, path: ContentPath, before: unknown, value: unknown, neighbour?: string) {
  const text = JSON.stringify(value, null, 2)
  if (JSON.stringify(before, null, 2) === text) return
  const like = before === undefined && neighbour ? [...path.slice(0, -1), neighbour] : path
  const pattern = await readFile(join(folder, fileOf(like).file), 'utf8')
  const [head = ''] = /^.*?export default /s.exec(pattern) ?? []
  const [tail = ''] = /(?<=\}) satisfies \w+\s*$/.exec(pattern) ?? []
  const { file } = fileOf(path)
  const config = await resolveConfig(file)
  await writeFile(join(folder, file), await format(head + text + tail, { ...config, filepath: file }))
}

const indexOf = (names: readonly string[]) => {
  const imports = names.map((name, index) => `import page${index} from './${name}'\n`)
  return `${imports.join('')}\nexport default {\n${names.map((name, index) => `  '${name}': page${index},\n`).join('')}}\n`
}

import { join } from 'node:path'

import { contentFolders } from '@/lib/content/model'

import type { PlacedProblem } from './files'
import { filesOf } from './uploads'

/** Allowed entries of `content/` besides pages: the guide, the schema, and the folders for uploads. */
const KNOWN = ['README.md', 'schema', 'images', 'files', ...contentFolders]

const isPage = (name: string) => name.endsWith('.ts')

function message(name: string, isFolder: boolean): string {
  if (isFolder) return 'is a folder the site does not read: take it away'
  if (/\.docx?$/i.test(name)) return 'is a Word file: write its words into a .ts file of this folder, and take it away'
  if (/\.(png|jpe?g|heic|gif|webp)$/i.test(name)) return 'is a picture: pictures stand in content/images'
  return 'is not a file the site reads: files here end in .ts; rename it, or take it away'
}

/** Files and folders that nothing reads: reported, so that an editor's work is not lost silently. */
export async function strayProblems(contentDir: string): Promise<PlacedProblem[]> {
  const found: PlacedProblem[] = []
  for (const folder of ['', ...contentFolders])
    for (const entry of await filesOf(join(contentDir, folder))) {
      const known = folder === '' && KNOWN.includes(entry.name)
      if (known || (entry.isFile() && isPage(entry.name))) continue
      const file = ['content', folder, entry.name].filter(Boolean).join('/')
      found.push({ file, line: 1, field: '', message: message(entry.name, entry.isDirectory()) })
    }
  return found
}

import { join } from 'node:path'

import { contentFolders, fileOf } from '@/lib/content/model'
import { fieldName, parseContent } from '@/lib/content/load'
import type { Problem } from '@/lib/content/problems'
import { tieProblems } from '@/lib/screens/ties'

import { loadContent, type LoadedContent, type PlacedProblem } from './files'
import { placeOf } from './lines'
import { filesOf, uploadProblems } from './uploads'

/** Result of a check: the number of files read, and every problem, sorted by file and line. */
export interface CheckResult {
  files: number
  problems: PlacedProblem[]
}

/** Adds file, line and field name to a problem that is known only by its path. */
export function placeProblem({ sources }: LoadedContent, { path, message }: Problem): PlacedProblem {
  const { file, rest } = fileOf(path)
  const source = sources.get(file)
  return { file, line: source ? placeOf(source, rest).line : 1, field: fieldName(rest), message }
}

/** Sort order of the report: by file, then by line. */
export const byPlace = (one: PlacedProblem, other: PlacedProblem) =>
  Number(one.file > other.file) - Number(one.file < other.file) || one.line - other.line

/** Allowed entries of `content/` besides pages: the guide, the schema, and the folders for uploads. */
const KNOWN = ['README.md', 'fields.md', 'schema', 'images', 'files', ...contentFolders]

/** Files and folders that nothing reads: reported, so that an editor's work is not lost silently. */
export async function strayProblems(contentDir: string): Promise<PlacedProblem[]> {
  const found: PlacedProblem[] = []
  for (const folder of ['', ...contentFolders])
    for (const entry of await filesOf(join(contentDir, folder))) {
      const known = folder === '' && KNOWN.includes(entry.name)
      if (known || (entry.isFile() && entry.name.endsWith('.ts'))) continue
      const file = ['content', folder, entry.name].filter(Boolean).join('/')
      const message = entry.isDirectory()
        ? 'is a folder the site does not read: take it away'
        : 'is not a file the site reads: texts stand in files that end in .ts, pictures in content/images; move it, or take it away'
      found.push({ file, line: 1, field: '', message })
    }
  return found
}

/** Problems of the values that were read, by themselves and compared; sums are checked once all else is right. */
export function valueProblems(loaded: LoadedContent) {
  const { content, problems } = parseContent(loaded.raw)
  return placed(loaded, content ? tieProblems(content) : problems)
}

/** Problems in files that were read; another has its own already, and its values would all be missing. */
const placed = (loaded: LoadedContent, problems: Problem[]) =>
  problems.map((problem) => placeProblem(loaded, problem)).filter(({ file }) => !loaded.unread.has(file))

/** Checks all of `contentDir`, including its pictures. Throws only for system faults. */
export async function checkContent(contentDir: string): Promise<CheckResult> {
  const loaded = await loadContent(contentDir)
  const uploads = await uploadProblems(loaded.raw, contentDir)
  // An unread file may name a picture, or a name may be misspelt: then no picture is reported as unused.
  const isSure = loaded.unread.size === 0 && uploads.every(({ missing }) => missing.length === 0)
  const problems = [
    ...loaded.problems,
    ...valueProblems(loaded),
    ...uploads.flatMap(({ missing, inPlace }) => placed(loaded, [...missing, ...inPlace])),
    ...uploads.flatMap(({ wrong, unused }) => (isSure ? [...wrong, ...unused] : wrong)),
    ...(await strayProblems(contentDir)),
  ]
  return { files: loaded.sources.size, problems: problems.sort(byPlace) }
}

/** A problem as an editor sees it: file and line, field, message. */
export const reportLine = ({ file, line, field, message }: PlacedProblem) =>
  [`${file}:${line}`, field, message].filter(Boolean).join('  ')

/** A problem as a GitHub annotation, which appears next to the changed line of a pull request. */
function annotation({ file, line, field, message }: PlacedProblem): string {
  const escape = (text: string) => text.replace(/[%\r\n]/g, encodeURIComponent)
  return `::error file=${escape(file)},line=${line},title=Content::${escape([field, message].filter(Boolean).join('  '))}`
}

/** All lines that `npm run check:content` prints; `forGitHub` adds annotations. */
export function reportLines({ files, problems }: CheckResult, forGitHub: boolean): string[] {
  if (problems.length === 0) return [`content: ${files} files, no problems`]
  const count = `content: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`
  return [...problems.map(reportLine), ...(forGitHub ? problems.map(annotation) : []), count]
}

import { join } from 'node:path'

import { contentFolders, fileOf } from '@/lib/content/model'
import { fieldName, parseContent } from '@/lib/content/parse-content'
import type { Problem } from '@/lib/content/problems'
import { consistencyProblems } from '@/lib/screens/consistency'

import { loadContent, type LoadedContent, type PlacedProblem } from './load-files'
import { locate } from './source-lines'
import { filesOf, uploadProblems } from './check-uploads'

/** Result of a check: the number of files read, and every problem, sorted by file and line. */
export interface CheckResult {
  files: number
  problems: PlacedProblem[]
}

/** Adds file, line and field name to a problem by its path. */
export function placeProblem({ sources }: LoadedContent, { path, message }: Problem): PlacedProblem {
  const { file, rest } = fileOf(path)
  const source = sources.get(file)
  return { file, line: source ? locate(source, rest).line : 1, field: fieldName(rest), message }
}

/** Sort order of the report: by file, then by line. */
export const byPlace = (one: PlacedProblem, other: PlacedProblem) =>
  Number(one.file > other.file) - Number(one.file < other.file) || one.line - other.line

/** Allowed entries of `content/` besides pages: guide, schema and upload folders. */
const KNOWN = ['README.md', 'fields.md', 'schema', 'images', 'files', ...contentFolders]

/** Problems for files and folders that the site does not read, such as misplaced texts of editors. */
export async function strayProblems(contentDir: string): Promise<PlacedProblem[]> {
  const found: PlacedProblem[] = []
  for (const folder of ['', ...contentFolders])
    for (const entry of await filesOf(join(contentDir, folder))) {
      const known = folder === '' && KNOWN.includes(entry.name)
      if (known || (entry.isFile() && entry.name.endsWith('.ts'))) continue
      const file = ['content', folder, entry.name].filter(Boolean).join('/')
      const message = entry.isDirectory()
        ? 'is a folder the site does not read: delete it'
        : 'is not a file the site reads: texts are in files that end in .ts, pictures in content/images; move it, or delete it'
      found.push({ file, line: 1, field: '', message })
    }
  return found
}

/** Problems of the parsed values; figures of drawings are checked only in otherwise valid content. */
export function valueProblems(loaded: LoadedContent) {
  const { content, problems } = parseContent(loaded.raw)
  return placed(loaded, content ? consistencyProblems(content) : problems)
}

/** Drops problems of unread files, whose values would all be reported as missing. */
const placed = (loaded: LoadedContent, problems: Problem[]) =>
  problems.map((problem) => placeProblem(loaded, problem)).filter(({ file }) => !loaded.unread.has(file))

/** Checks all of `contentDir`, including uploads. Throws only for file system errors. */
export async function checkContent(contentDir: string): Promise<CheckResult> {
  const loaded = await loadContent(contentDir)
  const uploads = await uploadProblems(loaded.raw, contentDir)
  // With unread files or unknown file names, an upload without a reference may still be in use.
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

/** Formats a problem as one line: file and line, field, message. */
export const reportLine = ({ file, line, field, message }: PlacedProblem) =>
  [`${file}:${line}`, field, message].filter(Boolean).join('  ')

/** Formats a problem as a GitHub annotation of a line in a pull request. */
function annotation({ file, line, field, message }: PlacedProblem): string {
  const escape = (text: string) => text.replace(/[%\r\n]/g, encodeURIComponent)
  return `::error file=${escape(file)},line=${line},title=Content::${escape([field, message].filter(Boolean).join('  '))}`
}

/** Output lines of `npm run check:content`; `forGitHub` adds annotations. */
export function reportLines({ files, problems }: CheckResult, forGitHub: boolean): string[] {
  if (problems.length === 0) return [`content: ${files} files, no problems`]
  const count = `content: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`
  return [...problems.map(reportLine), ...(forGitHub ? problems.map(annotation) : []), count]
}

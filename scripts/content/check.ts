import { join } from 'node:path'

import { dayInNepal } from '@/lib/calendar/nepal-time'
import { contentFolders, fileOf, type Problem } from '@/lib/content/content-schema'
import { fieldName, parseContent } from '@/lib/content/parse-content'
import { consistencyProblems } from '@/lib/screens/consistency'

import { entriesOf, folderEntries, isSystemFile } from '../assets/system-files'
import { uploadProblems } from './check-uploads'
import { expiryWarnings, unusedRuleWarnings } from './expiry'
import { loadContent, type LoadedContent, type LocatedProblem } from './load-files'
import { sampleProblems } from './sample-problems'
import { lineOf } from './source-lines'

/** Result of a check: the number of files read, every problem and every warning, sorted by file and line. */
export interface CheckResult {
  files: number
  /** System files in `content/`, which the site ignores. */
  ignored: string[]
  problems: LocatedProblem[]
  /** What will be wrong soon or may have become wrong: the check passes all the same. */
  warnings: LocatedProblem[]
}

/** Adds file, line and field name to a problem by its path. */
export function locateProblem({ sources }: LoadedContent, { path, message }: Problem): LocatedProblem {
  const { file, pathInFile } = fileOf(path)
  const source = sources.get(file)
  return { file, line: source ? lineOf(source, pathInFile) : 1, field: fieldName(pathInFile), message }
}

/** Compares two problems for sorting by file, then by line. */
export const byPlace = (one: LocatedProblem, other: LocatedProblem) =>
  Number(one.file > other.file) - Number(one.file < other.file) || one.line - other.line

/** Allowed entries of `content/` besides `.ts` files: guides, schema, folders of uploads and of pages. */
const ALLOWED = ['README.md', 'fields.md', 'schema', 'images', 'files', ...contentFolders]

/** Problems for files and folders that the site does not read, such as misplaced texts of editors. */
async function strayProblems(contentDir: string): Promise<LocatedProblem[]> {
  const problems: LocatedProblem[] = []
  for (const folder of ['', ...contentFolders])
    for (const entry of await folderEntries(join(contentDir, folder))) {
      const isAllowed = folder === '' && ALLOWED.includes(entry.name)
      if (isAllowed || (entry.isFile() && entry.name.endsWith('.ts'))) continue
      const file = ['content', folder, entry.name].filter(Boolean).join('/')
      const message = entry.isDirectory()
        ? 'is a folder the site does not read: delete it'
        : 'is not a file the site reads: texts are in files that end in .ts, pictures in content/images; move it, or delete it'
      problems.push({ file, line: 1, field: '', message })
    }
  return problems
}

/** Paths of the system files in `content/`; `.gitkeep` and the like are wanted. */
async function ignoredFiles(contentDir: string): Promise<string[]> {
  const names: string[] = []
  for (const folder of ['', 'images', 'files', ...contentFolders])
    for (const { name } of await entriesOf(join(contentDir, folder)))
      if (isSystemFile(name) && !name.startsWith('.git'))
        names.push(['content', folder, name].filter(Boolean).join('/'))
  return names
}

/** Problems of the parsed values; figures of screens and samples are checked only in otherwise valid content. */
export function valueProblems(loaded: LoadedContent) {
  const { content, problems } = parseContent(loaded.raw)
  return locateProblems(loaded, content ? [...consistencyProblems(content), ...sampleProblems(content)] : problems)
}

/** Locates problems; drops those of rejected files, whose values would all be reported as missing. */
const locateProblems = (loaded: LoadedContent, problems: Problem[]) =>
  problems.map((problem) => locateProblem(loaded, problem)).filter(({ file }) => !loaded.rejected.has(file))

/** Checks all of `contentDir`, including uploads. Throws only for file system errors. */
export async function checkContent(contentDir: string): Promise<CheckResult> {
  const loaded = await loadContent(contentDir)
  const { fieldProblems, invalid, unused } = await uploadProblems(loaded.raw, contentDir)
  // A rejected file or a misspelt file name may be meant to refer to an upload that seems unused.
  const areUsesKnown = loaded.rejected.size === 0 && fieldProblems.length === 0
  const problems = [
    ...loaded.problems,
    ...valueProblems(loaded),
    ...locateProblems(loaded, fieldProblems),
    ...invalid,
    ...(areUsesKnown ? unused : []),
    ...(await strayProblems(contentDir)),
  ]
  const warnings = locateProblems(loaded, [
    ...expiryWarnings(loaded.raw, dayInNepal()),
    ...unusedRuleWarnings(loaded.raw),
  ])
  return {
    files: loaded.sources.size,
    ignored: await ignoredFiles(contentDir),
    problems: problems.sort(byPlace),
    // A wrong value makes its warning wrong too.
    warnings: warnings.filter((warning) => !problems.some((problem) => byPlace(warning, problem) === 0)).sort(byPlace),
  }
}

/** Formats a problem as one line: file and line, field, message. */
export const formatProblem = ({ file, line, field, message }: LocatedProblem) =>
  [`${file}:${line}`, field, message].filter(Boolean).join('  ')

/** Formats a problem or warning as a GitHub annotation of a line in a pull request. */
function formatAnnotation(level: 'error' | 'warning', { file, line, field, message }: LocatedProblem): string {
  const escape = (text: string) => text.replace(/[%\r\n]/g, encodeURIComponent)
  return `::${level} file=${escape(file)},line=${line},title=Content::${escape([field, message].filter(Boolean).join('  '))}`
}

/** Output lines of `npm run check:content`; `isForGitHub` adds annotations. */
export function formatReport({ files, ignored, problems, warnings }: CheckResult, isForGitHub: boolean): string[] {
  const annotations = [
    ...problems.map((problem) => formatAnnotation('error', problem)),
    ...warnings.map((warning) => formatAnnotation('warning', warning)),
  ]
  const countLine = `content: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`
  return [
    ...problems.map(formatProblem),
    ...warnings.map((warning) => `${formatProblem(warning)} (a warning)`),
    ...(isForGitHub ? annotations : []),
    ...(ignored.length > 0 ? [`ignored, and best deleted: ${ignored.join(', ')}`] : []),
    problems.length === 0 ? `content: ${files} files, no problems` : countLine,
  ]
}

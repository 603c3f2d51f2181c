import { fileOf } from '@/lib/content/model'
import { fieldName, parseContent } from '@/lib/content/load'
import type { Problem } from '@/lib/content/problems'

import { downloads } from './downloads'
import { loadContent, type LoadedContent, type PlacedProblem } from './files'
import { images } from './images'
import { lineOf } from './lines'
import { strayProblems } from './strays'
import { uploadProblems } from './uploads'

/** Result of a check: the number of files read, and every problem, sorted by file and line. */
export interface CheckResult {
  files: number
  problems: PlacedProblem[]
}

/** Adds file, line and field name to a problem that is known only by its path. */
export function placeProblem({ sources }: LoadedContent, { path, message }: Problem): PlacedProblem {
  const { file, rest } = fileOf(path)
  const source = sources.get(file)
  return { file, line: source ? lineOf(source, rest) : 1, field: fieldName(rest), message }
}

/** Sort order of the report: by file, then by line. */
export const byPlace = (one: PlacedProblem, other: PlacedProblem) =>
  Number(one.file > other.file) - Number(one.file < other.file) || one.line - other.line

/** Checks all of `contentDir`, including its pictures. Throws only for system faults. */
export async function checkContent(contentDir: string): Promise<CheckResult> {
  const loaded = await loadContent(contentDir)
  const uploads = [
    await uploadProblems(loaded.raw, contentDir, images),
    await uploadProblems(loaded.raw, contentDir, downloads),
  ]
  const problems = [
    ...parseContent(loaded.raw).problems,
    ...uploads.flatMap(({ missing, inPlace }) => [...missing, ...inPlace]),
  ]
  const placed = problems.map((problem) => placeProblem(loaded, problem)).filter(({ file }) => !loaded.unread.has(file))
  // An unread file may name a picture, or a name may be misspelt: then no picture is reported as unused.
  const isSure = loaded.unread.size === 0 && uploads.every(({ missing }) => missing.length === 0)
  const unused = isSure ? uploads.flatMap(({ unused: left }) => left) : []
  const files = [...uploads.flatMap(({ wrong }) => wrong), ...unused, ...(await strayProblems(contentDir))]
  return { files: loaded.sources.size, problems: [...loaded.problems, ...files, ...placed].sort(byPlace) }
}

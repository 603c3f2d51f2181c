import type { CheckResult } from './check'
import type { PlacedProblem } from './files'

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

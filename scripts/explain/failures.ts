import { stripVTControlCharacters } from 'node:util'

type Lines = readonly string[]

/** What a step says when it fails: a sentence, and the lines of its log that tell more. */
type Step = readonly [sentence: string, details: (lines: Lines) => Lines]

const CONTENT: Step = ['The content has mistakes', found(/^(content\/.+?:\d+ {2}.+)$/)]

const STEPS: Record<string, Step> = {
  lint: ['A rule is broken', brokenRules],
  'check:imports': ['Files import each other in a circle', lastLines],
  'check:format': ['A file is not formatted', found(/^\[warn\] (?!Code style)(.+)$/)],
  'check:types': ['The types of the code do not fit', found(/^(\S.*error TS\d+: .*)$/)],
  'check:unused': ['Something in the code is not used', lastLines],
  'test:unit': ['A test of the code failed', failedTests],
  'check:size': ['A page is too heavy', found(/^(.+?) TOO MUCH$/)],
  // The last of its steps is part of the command itself.
  test: ['A test in the browser failed', found(/^ +\d+\) \[[^\]]+\] › (.+?)[ ─]*$/)],
  compare: ['The pictures of the change could not be made', lastLines],
}

const UNKNOWN: Step = ['The checks could not start; it may help to start them again', lastLines]

/** How Wireit names a script that has failed. */
const FAILED = /^❌ \[([^\]]+)\]/

const MEND = 'Put this right, and the checks start again. The guide in content/README.md tells how to read it.'
const DEVELOPER = 'This is for a developer: show it to them. Your change is kept.'

/**
 * What the log of a failed `npm test` or `npm run compare` means, in an editor's words, as Markdown. The log names files
 * by their paths in the project; `fileOf` names the content file of the page at an address.
 */
export function failureSummary(log: string, fileOf: (path: string) => string | undefined): string {
  const all = stripVTControlCharacters(log).split(/\r?\n/)
  // Every build checks the content too, and goes no further when it is wrong.
  const isContent = all.some((line) => /^content: \d+ problem/.test(line))
  const { name, lines } = failedStep(all)
  const [sentence, details] = isContent ? CONTENT : (STEPS[name] ?? UNKNOWN)
  const said = details(isContent ? all : lines).map((line) => withFile(line, fileOf))
  return inWords(sentence, said.length > 0 ? said : lastLines(lines))
}

/** The step that failed first, by the words of Wireit, and what it said, which is shown only then. */
function failedStep(lines: Lines): { name: string; lines: Lines } {
  if (lines.some((line) => /^> \S+@\S+ compare$/.test(line))) return { name: 'compare', lines }
  const failures = lines.flatMap((line, at) => {
    const name = FAILED.exec(line)?.[1] ?? ''
    return name in STEPS ? [{ name, at }] : []
  })
  const [first, next] = failures
  if (!first || first.name === 'test') return { name: first?.name ?? '', lines }
  return { name: first.name, lines: lines.slice(first.at, next?.at) }
}

/** Lines about content alone are the editor's to mend. */
function inWords(sentence: string, details: Lines): string {
  const unique = [...new Set(details)]
  const advice = unique.length > 0 && unique.every((line) => /^content\/(?!schema\/)/.test(line)) ? MEND : DEVELOPER
  // As code, since messages may hold what Markdown would read as its own.
  return [`## ${sentence}`, `\`\`\`text\n${unique.join('\n')}\n\`\`\``, advice].join('\n\n').concat('\n')
}

/** Words about the weight of a page, led by the file whose texts make it heavy. */
function withFile(line: string, fileOf: (path: string) => string | undefined): string {
  const [, path = '', percent] = /^HTML and styles of (\S+) .* (\d+ %)$/.exec(line) ?? []
  const file = percent && fileOf(path)
  return file ? `${file}  ${path} has ${percent} of the weight that it may have: shorten its texts` : line
}

/** What a line must look like to tell more; of what it looks like, only the first group is kept. */
function found(pattern: RegExp) {
  return (lines: Lines) => lines.flatMap((line) => pattern.exec(line)?.[1]?.trim() ?? [])
}

/** ESLint names a file in a line of its own, and what is wrong in it below. */
function brokenRules(lines: Lines): Lines {
  let file = ''
  return lines.flatMap((line) => {
    file = /^\S+\.\w+$/.exec(line)?.[0] ?? file
    const [, place, words] = /^ +(\d+):\d+ +(?:error|warning) +(.+?)(?: {2,}\S+)?$/.exec(line) ?? []
    return words ? [`${file}:${place}  ${words}`] : []
  })
}

/** In both forms of the reports of Node; one that failed only because of those inside it is left out. */
function failedTests(lines: Lines): Lines {
  return lines.flatMap((line, index) => {
    const name = /^ *(?:not ok \d+ -|✖) (.+?)(?: \([\d.]+ms\))?$/.exec(line)?.[1]
    const holdsOthers = lines.slice(index + 1, index + 7).some((next) => /failureType: 'subtestsFailed'/.test(next))
    return name && !holdsOthers ? [name] : []
  })
}

/** What a failed program says last is what went wrong. */
function lastLines(lines: Lines): Lines {
  return lines
    .filter((line) => line.trim() && !/^(npm (warn|notice)|> |❌ | *\d+% \[|Analyzing$)/.test(line))
    .slice(-15)
}

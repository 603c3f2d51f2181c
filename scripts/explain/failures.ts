import { stripVTControlCharacters } from 'node:util'

type Lines = readonly string[]

/** The summary of a failed step: a sentence, and the lines of its log with details. */
type Step = readonly [sentence: string, details: (lines: Lines) => Lines]

const CONTENT: Step = ['The content has mistakes', found(/^(content\/.+?:\d+ {2}.+)$/)]

const BROWSER: Step = ['A test in the browser failed', found(/^ +\d+\) \[[^\]]+\] › (.+?)[ ─]*$/)]

const STEPS: Record<string, Step> = {
  lint: ['A rule is broken', brokenRules],
  'check:imports': ['Files import each other in a circle', lastLines],
  'check:format': ['A file is not formatted', found(/^\[warn\] (?!Code style)(.+)$/)],
  'check:types': ['The types of the code do not fit', found(/^(\S.*error TS\d+: .*)$/)],
  'check:unused': ['Something in the code is not used', lastLines],
  'test:unit': ['A test of the code failed', failedTests],
  'check:size': ['A page is too heavy', found(/^(.+?) TOO MUCH$/)],
  // Wireit names the browser tests by the script that runs them itself.
  test: BROWSER,
  'test:all': BROWSER,
  compare: ['The pictures of the change could not be made', lastLines],
}

const UNKNOWN: Step = ['The checks could not start; it may help to start them again', lastLines]

/** Wireit's line about a script that has failed. */
const FAILED = /^❌ \[([^\]]+)\]/

const MEND = 'Put this right, and the checks start again. The guide in content/README.md tells how to read it.'
const DEVELOPER = 'This is for a developer: show it to them. Your change is kept.'

/**
 * What the log of a failed `npm test` or `npm run compare` means, in an editor's words, as Markdown. The log must
 * contain file paths relative to the project; `fileOf` returns the content file of the page at an address.
 */
export function failureSummary(log: string, fileOf: (path: string) => string | undefined): string {
  const all = stripVTControlCharacters(log).split(/\r?\n/)
  // Every build checks the content first and stops when it is wrong.
  const isContent = all.some((line) => /^content: \d+ problem/.test(line))
  const { name, lines } = failedStep(all)
  const [sentence, details] = isContent ? CONTENT : (STEPS[name] ?? UNKNOWN)
  const said = details(isContent ? all : lines).map((line) => withFile(line, fileOf))
  return inWords(sentence, said.length > 0 ? said : lastLines(lines))
}

/** The step that failed first, according to Wireit, and its output, which the log shows only after a failure. */
function failedStep(lines: Lines): { name: string; lines: Lines } {
  if (lines.some((line) => /^> \S+@\S+ compare$/.test(line))) return { name: 'compare', lines }
  const failures = lines.flatMap((line, at) => {
    const name = FAILED.exec(line)?.[1] ?? ''
    return name in STEPS ? [{ name, at }] : []
  })
  const [first, next] = failures
  if (!first || STEPS[first.name] === BROWSER) return { name: first?.name ?? '', lines }
  return { name: first.name, lines: lines.slice(first.at, next?.at) }
}

/** An editor can fix a problem only when all its lines are about content. */
function inWords(sentence: string, details: Lines): string {
  const unique = [...new Set(details)]
  const advice = unique.length > 0 && unique.every((line) => /^content\/(?!schema\/)/.test(line)) ? MEND : DEVELOPER
  // In a code block, since messages may contain Markdown characters.
  return [`## ${sentence}`, `\`\`\`text\n${unique.join('\n')}\n\`\`\``, advice].join('\n\n').concat('\n')
}

/** A line about the weight of a page, prefixed with the file whose texts make it heavy. */
function withFile(line: string, fileOf: (path: string) => string | undefined): string {
  const [, path = '', percent] = /^HTML and styles of (\S+) .* (\d+ %)$/.exec(line) ?? []
  const file = percent && fileOf(path)
  return file ? `${file}  ${path} has ${percent} of the weight that it may have: shorten its texts` : line
}

/** Returns a filter that keeps the first group of every line that matches the pattern. */
function found(pattern: RegExp) {
  return (lines: Lines) => lines.flatMap((line) => pattern.exec(line)?.[1]?.trim() ?? [])
}

/** ESLint prints a file name on its own line, and the problems below it. */
function brokenRules(lines: Lines): Lines {
  let file = ''
  return lines.flatMap((line) => {
    file = /^\S+\.\w+$/.exec(line)?.[0] ?? file
    const [, place, words] = /^ +(\d+):\d+ +(?:error|warning) +(.+?)(?: {2,}\S+)?$/.exec(line) ?? []
    return words ? [`${file}:${place}  ${words}`] : []
  })
}

/** Handles both report formats of Node; leaves out a test that failed only because of its subtests. */
function failedTests(lines: Lines): Lines {
  return lines.flatMap((line, index) => {
    const name = /^ *(?:not ok \d+ -|✖) (.+?)(?: \([\d.]+ms\))?$/.exec(line)?.[1]
    const holdsOthers = lines.slice(index + 1, index + 7).some((next) => /failureType: 'subtestsFailed'/.test(next))
    return name && !holdsOthers ? [name] : []
  })
}

/** The last lines of a failed program usually give the cause. */
function lastLines(lines: Lines): Lines {
  return lines
    .filter((line) => line.trim() && !/^(npm (warn|notice)|> |❌ | *\d+% \[|Analyzing$)/.test(line))
    .slice(-15)
}

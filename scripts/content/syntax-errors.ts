import ts from 'typescript'

import { variableOf } from './index-files'
import { lineAt, type SourceProblem } from './source-lines'

const STRING_OR_COMMENT = /'(\\.|[^'\\\n])*'|"(\\.|[^"\\\n])*"|\/\/.*|\/\*[^]*?\*\//g

/** The text with `~` in place of each character of a string, and spaces in place of comments. */
const codeOf = (text: string) =>
  text.replace(STRING_OR_COMMENT, (token) => token.replace(/[^\n]/g, token.startsWith('/') ? ' ' : '~'))

/** Patterns of mistakes outside strings and comments, each with its message. */
const patterns: [pattern: RegExp, message: (found: string) => string][] = [
  [/['"]/, () => "an unpaired quote: begin and end a text with the straight ' in one line, write an apostrophe as ’"],
  [/[`‘’‚‛“”„‟´]/, (quote) => `${quote} cannot begin or end a text: use the straight '`],
  [
    /~(?!~)[ \t]*[^\s,:;}\]).+]/,
    () => "a comma is missing after a text, or a straight ' inside it ends it: write an apostrophe as ’",
  ],
  [
    // Lists of numbers have a space after a comma.
    /\d+(,\d\d)*,\d{3}\b/,
    (amount) =>
      `${amount} is an amount with commas: write ${amount.replaceAll(',', '')} (two numbers have a space after their comma)`,
  ],
  [/[०-९]/, () => 'figures outside a text are written in the digits 0–9'],
  [
    // A file name after `import`, or in the list of an `index.ts`.
    /(?<=\bimport |[{,]\s*)[a-z]\w*(-\w+)+/,
    (name) => {
      const variable = variableOf(name)
      return `${name} has a hyphen: write ${variable} after import, and '${name}': ${variable} in the list`
    },
  ],
]

/** The first mistake of `patterns` in `code`. */
function patternError(code: string) {
  for (const [pattern, message] of patterns) {
    const found = pattern.exec(code)
    if (found) return { position: found.index, message: message(found[0]) }
  }
  return undefined
}

/** Mistakes of the whole file. Without `export default`, TypeScript would parse the first bracket as a block. */
function fileError(text: string) {
  if (text.trim() === '')
    return { position: 0, message: 'is empty: copy the contents of a file beside it, or delete it' }
  const position = text.search(/^(<{7}|\|{7}|={7}|>{7})( .*)?$/m)
  const fix = 'keep the right lines, and delete those that begin with <<<<<<<, ======= and >>>>>>>'
  if (position >= 0) return { position, message: `an unresolved merge conflict: ${fix}` }
  if (/\bexport\s+default\b/.test(text)) return undefined
  return { position: 0, message: 'the words "export default" are missing before the first {: restore them' }
}

const closers = new Map([
  ['{', '}'],
  ['[', ']'],
  ['(', ')'],
])

/**
 * The first unpaired bracket. Matching by kind often reports a bracket far after the mistake: an earlier bracket whose
 * partner begins a line with another indentation is reported instead.
 */
function bracketError(code: string) {
  const textBefore = (position: number) => code.slice(code.lastIndexOf('\n', position - 1) + 1, position)
  const indent = (position: number) => textBefore(position).search(/\S|$/)
  const stack: RegExpExecArray[] = []
  let misindented: RegExpExecArray | undefined
  const unclosed = (opener: RegExpExecArray) => {
    const { 0: bracket, index: position } = misindented ?? opener
    const missing = `its ${closers.get(bracket)} is missing, or an opening one further down`
    return { position, message: `the ${bracket} opened here is not closed: ${missing}` }
  }
  for (const found of code.matchAll(/[{}[\]()]/g)) {
    const { 0: bracket, index: position } = found
    if (closers.has(bracket)) {
      stack.push(found)
      continue
    }
    const opener = stack.pop()
    if (!opener) return { position, message: `this ${bracket} closes no bracket: delete it` }
    if (closers.get(opener[0]) !== bracket) return unclosed(opener)
    const beginsLine = textBefore(position).trim() === ''
    if (beginsLine && indent(opener.index) !== indent(position)) misindented ??= opener
  }
  const unpaired = stack.at(-1)
  return unpaired && unclosed(unpaired)
}

/** Messages for editors by TypeScript's error code. */
const hints: Record<number, string> = {
  1005: 'a comma is missing at the end of this line, or a colon after a name',
  1109: 'a value is missing here',
  1136: 'a name is missing here, or there is one comma too many',
}

/** The compiler's first error, which mostly causes the later ones. */
function compilerError({ text }: ts.SourceFile) {
  const [first] = ts.transpileModule(text, { reportDiagnostics: true }).diagnostics ?? []
  if (!first) return undefined
  const start = first.start ?? 0
  // TypeScript reports a missing comma (1005) at the next token, but the comma belongs to the end of the previous one.
  const position = first.code === 1005 ? text.slice(0, start).trimEnd().length : start
  return { position, message: hints[first.code] ?? 'cannot be read: a quote, a comma or a bracket is probably missing' }
}

/** The first syntax error of a content file, with a message for editors; undefined if there is none. */
export function syntaxError(source: ts.SourceFile): SourceProblem | undefined {
  const code = codeOf(source.text)
  const found = fileError(source.text) ?? patternError(code) ?? bracketError(code) ?? compilerError(source)
  return found && { line: lineAt(source, found.position), message: found.message }
}

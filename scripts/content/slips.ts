import ts from 'typescript'

import { lineAt, type SourceProblem } from './lines'
import { quoteSlip } from './quote-slip'
import { tokensOf, type Token } from './tokens'

const MARKER = /^(<{7}|\|{7}|={7}|>{7})( .*)?$/m

/** Merge markers, which no other rule reports correctly. */
function mergeSlip(text: string) {
  const found = MARKER.exec(text)
  const message =
    'two versions of this place stand here, left by a merge: keep the right lines, and delete those that begin with <<<<<<<, ======= and >>>>>>>'
  return found && { position: found.index, message }
}

/** A file without `export default`, whose first bracket then parses as something else. */
function exportSlip(text: string) {
  if (text.trim() === '')
    return { position: 0, message: 'is empty: copy the contents of a file beside it, or take it away' }
  if (/\bexport\s+default\b/.test(text)) return undefined
  const position = Math.max(0, text.search(/^[^'"/\n]*\{\s*$/m))
  return { position, message: 'the words "export default" are missing before the first {: put them back' }
}

/** An amount with commas, which parses as several numbers. A list has a space between two numbers. */
function amountSlip(text: string, tokens: Token[]) {
  const isFigure = (token: Token | undefined) => token?.kind === ts.SyntaxKind.NumericLiteral
  for (const [index, { kind, start, end }] of tokens.entries()) {
    const [before, after] = [tokens[index - 1], tokens[index + 1]]
    if (kind !== ts.SyntaxKind.CommaToken || !isFigure(before) || !isFigure(after)) continue
    if (before!.end !== start || !/^\d{3}\b|^\d{2},\d{3}\b/.test(text.slice(end))) continue
    const [amount] = /^[\d,.]+\d/.exec(text.slice(before!.start)) ?? ['']
    const message = `${amount} is an amount with commas: write ${amount.replaceAll(',', '')} (two numbers have a space after their comma)`
    return { position: before!.start, message }
  }
  return undefined
}

const closes: Partial<Record<ts.SyntaxKind, ts.SyntaxKind>> = {
  [ts.SyntaxKind.CloseBraceToken]: ts.SyntaxKind.OpenBraceToken,
  [ts.SyntaxKind.CloseBracketToken]: ts.SyntaxKind.OpenBracketToken,
  [ts.SyntaxKind.CloseParenToken]: ts.SyntaxKind.OpenParenToken,
}
const opens = new Set(Object.values(closes))
const partner: Record<string, string> = { '{': '}', '[': ']', '(': ')' }

/**
 * The first bracket without a partner. Matched by kind alone, the mismatch may appear far behind the mistake. With
 * `indented`, brackets that begin a line must therefore be indented like their partner's line.
 */
function bracketSlip(text: string, tokens: Token[], indented: boolean) {
  const lineStart = (position: number) => text.lastIndexOf('\n', position - 1) + 1
  const indent = (position: number) => /^\s*/.exec(text.slice(lineStart(position)))?.[0].length
  const unclosed = ({ start }: Token) => {
    const bracket = text.charAt(start)
    return {
      position: start,
      message: `the ${bracket} opened here is not closed: its ${partner[bracket]} is missing, or an opening one further down`,
    }
  }
  const stack: Token[] = []
  for (const token of tokens) {
    if (opens.has(token.kind)) stack.push(token)
    const wanted = closes[token.kind]
    if (!wanted) continue
    const opener = stack.pop()
    if (!opener)
      return { position: token.start, message: `this ${text.charAt(token.start)} closes nothing: take it away` }
    if (opener.kind !== wanted) return unclosed(opener)
    const beginsLine = text.slice(lineStart(token.start), token.start).trim() === ''
    if (indented && beginsLine && indent(opener.start) !== indent(token.start)) return unclosed(opener)
  }
  const left = stack.at(-1)
  return left && unclosed(left)
}

/** A file name with hyphens that stands in an `index.ts` where only a name without them can. */
function hyphenSlip({ fileName, text }: ts.SourceFile) {
  if (!fileName.endsWith('/index.ts')) return undefined
  const found = /^(?:\s*import\s+|[^'"\n]*[\s,{])([a-z]\w*(?:-\w+)+)(?=\s|,|$)(?!')/m.exec(text)
  const [, name = ''] = found ?? []
  const plain = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const message = `${name} has a hyphen: write ${plain} after import, and '${name}': ${plain} in the list`
  return found && { position: found.index + found[0].length, message }
}

/** Plain words for compiler errors; other compiler messages use terms that editors do not know. */
const plain: Record<number, string> = {
  1005: 'a comma is missing at the end of this line, or a colon after a name',
  1109: 'a value is missing here',
  1136: 'a name is missing here, or there is one comma too many',
}

/** The compiler's first error; later ones mostly follow from it. */
function compilerSlip(source: ts.SourceFile) {
  const program = ts.createProgram([source.fileName], { noLib: true, noResolve: true, types: [] }, hostOf(source))
  const [first] = program.getSyntacticDiagnostics(source)
  if (!first) return undefined
  const start = first.start ?? 0
  // The compiler reports a missing comma at the next word, often a line too late: go back to the end of the last word.
  const position = first.code === 1005 ? source.text.slice(0, start).trimEnd().length : start
  return { position, message: plain[first.code] ?? 'cannot be read: a quote, a comma or a bracket is probably missing' }
}

/** A compiler host with only one parsed file: enough for syntax errors, and much faster than a full compilation. */
const hostOf = (source: ts.SourceFile): ts.CompilerHost => ({
  getSourceFile: (name) => (name === source.fileName ? source : undefined),
  fileExists: (name) => name === source.fileName,
  readFile: () => undefined,
  writeFile: () => undefined,
  getDefaultLibFileName: () => '',
  getCurrentDirectory: () => '',
  getCanonicalFileName: (name) => name,
  useCaseSensitiveFileNames: () => true,
  getNewLine: () => '\n',
})

/** The first place where a content file cannot be parsed, in plain words for its editor; undefined if it can be. */
export function syntaxSlip(source: ts.SourceFile): SourceProblem | undefined {
  const { text } = source
  const tokens = tokensOf(text)
  const unpaired = bracketSlip(text, tokens, false)
  const slip =
    mergeSlip(text) ??
    exportSlip(text) ??
    quoteSlip(text, tokens) ??
    amountSlip(text, tokens) ??
    hyphenSlip(source) ??
    (unpaired && (bracketSlip(text, tokens, true) ?? unpaired)) ??
    compilerSlip(source)
  return slip ? { line: lineAt(source, slip.position), message: slip.message } : undefined
}

import ts from 'typescript'

import { lineAt, type SourceProblem } from './source-lines'

/** The tokens of a content file, with their positions. */
function tokensOf(source: string) {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, source, () => {})
  const tokens = []
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    const [start, end] = [scanner.getTokenStart(), scanner.getTokenEnd()]
    tokens.push({ kind, start, end, text: scanner.getTokenText(), unterminated: scanner.isUnterminated() })
  }
  return tokens
}

type Token = ReturnType<typeof tokensOf>[number]

const CURLY_QUOTES = '‘’‚‛“”„‟´'
const NEXT_FIELD = /,\s*\w+:\s*['"]$/

/** Valid continuations of a line after a string. */
const AFTER_TEXT = /^([,:;}\]).+]|(satisfies|as)\b)/
/** Start of a field's value. */
const VALUE = /^(['"\d{[]|(true|false)\b)/

/** Whether the string at `index` lacks a comma: a space follows it, then a string or a field with its value. */
function lacksComma(text: string, tokens: Token[], index: number) {
  const [one, next, colon, value] = tokens.slice(index, index + 4)
  if (!one || !next || one.end === next.start) return false
  if (next.kind === ts.SyntaxKind.StringLiteral) return !next.unterminated
  return colon?.kind === ts.SyntaxKind.ColonToken && !value?.unterminated && VALUE.test(text.slice(value?.start))
}

/** A quoted string; only its end if it is long. */
const shortened = (text: string) => (text.length > 32 ? `'…${text.slice(-28)}` : text)

/** Wrong quotes: curly or missing ones, and an apostrophe that ends the string. */
function quoteError(text: string, tokens: Token[]) {
  for (const [index, { kind, start, end, text: string, unterminated }] of tokens.entries()) {
    const quote = string.charAt(0)
    const next = tokens[index + 1]
    if (kind === ts.SyntaxKind.NoSubstitutionTemplateLiteral || kind === ts.SyntaxKind.TemplateHead)
      return { position: start, message: `${quote} cannot begin a text: begin and end it with the straight '` }
    if (kind === ts.SyntaxKind.Unknown && CURLY_QUOTES.includes(quote))
      return { position: start, message: `${quote} cannot begin or end a text: use the straight '` }
    if (kind !== ts.SyntaxKind.StringLiteral) continue
    const isSameLine = next && !/[\r\n]/.test(text.slice(end, next.start))
    const endsEarly = !unterminated && isSameLine && !AFTER_TEXT.test(text.slice(next.start))
    if (!unterminated && !endsEarly) continue
    // The string ends at the quote of the next field, `{ en: 'Old, ne: 'नयाँ' }`: its own end quote is missing.
    const nextField = endsEarly ? NEXT_FIELD.exec(string) : null
    if (endsEarly && !nextField)
      return lacksComma(text, tokens, index)
        ? { position: start, message: `a comma is missing after ${shortened(string)}` }
        : { position: end - 1, message: "the straight ' inside a text ends it: write the apostrophe as ’" }
    const curly = new RegExp(`([${CURLY_QUOTES}])[\\s,}\\]]*$`).exec(string.slice(0, nextField?.index))?.[1]
    const message = curly
      ? `the text begins with ${quote} and ends with ${curly}: end it with ${quote}`
      : `the text that begins here has no ${quote} at its end: a text ends on the line where it begins`
    return { position: start, message }
  }
  return undefined
}

const CONFLICT_MARKER = /^(<{7}|\|{7}|={7}|>{7})( .*)?$/m

/** Merge conflict markers, which other rules would misreport. */
function mergeError(text: string) {
  const found = CONFLICT_MARKER.exec(text)
  const message =
    'an unresolved merge conflict: keep the right lines, and delete those that begin with <<<<<<<, ======= and >>>>>>>'
  return found && { position: found.index, message }
}

const EXPORT_DEFAULT = /\bexport\s+default\b/
const LINE_OF_FIRST_BRACE = /^[^'"/\n]*\{\s*$/m

/** An empty file, or a missing `export default`; TypeScript would parse the first bracket as a block. */
function exportError(text: string) {
  if (text.trim() === '')
    return { position: 0, message: 'is empty: copy the contents of a file beside it, or delete it' }
  if (EXPORT_DEFAULT.test(text)) return undefined
  const position = Math.max(0, text.search(LINE_OF_FIRST_BRACE))
  return { position, message: 'the words "export default" are missing before the first {: restore them' }
}

/** Digits behind the first comma of an amount: a group of three, or a pair and a group of three. */
const GROUPS = /^\d{3}\b|^\d{2},\d{3}\b/
const AMOUNT = /^[\d,.]+\d/

/** An amount with commas, which parses as several numbers; lists have a space after a comma. */
function amountError(text: string, tokens: Token[]) {
  const isFigure = (token: Token | undefined) => token?.kind === ts.SyntaxKind.NumericLiteral
  for (const [index, { kind, start, end }] of tokens.entries()) {
    const [before, after] = [tokens[index - 1], tokens[index + 1]]
    if (kind !== ts.SyntaxKind.CommaToken || !isFigure(before) || !isFigure(after)) continue
    if (before!.end !== start || !GROUPS.test(text.slice(end))) continue
    const [amount] = AMOUNT.exec(text.slice(before!.start)) ?? ['']
    const message = `${amount} is an amount with commas: write ${amount.replaceAll(',', '')} (two numbers have a space after their comma)`
    return { position: before!.start, message }
  }
  return undefined
}

/** Digits ०–९ outside a string. */
function digitError(tokens: Token[]) {
  const found = tokens.find(({ kind, text }) => kind === ts.SyntaxKind.Unknown && /[०-९]/.test(text))
  return found && { position: found.start, message: 'figures outside a text are written in the digits 0–9' }
}

const closers = new Map([
  ['{', '}'],
  ['[', ']'],
  ['(', ')'],
])

/**
 * The first unpaired bracket. Matching by kind alone often finds one far after the mistake: if an earlier bracket has
 * a partner that begins a line with another indentation, that earlier bracket is reported.
 */
function bracketError(text: string, tokens: Token[]) {
  const lineStart = (position: number) => text.lastIndexOf('\n', position - 1) + 1
  const indent = (position: number) => /^\s*/.exec(text.slice(lineStart(position)))?.[0].length
  const unclosed = ({ start, text: bracket }: Token) => ({
    position: start,
    message: `the ${bracket} opened here is not closed: its ${closers.get(bracket)} is missing, or an opening one further down`,
  })
  const stack: Token[] = []
  let misindented: Token | undefined
  for (const token of tokens) {
    if (closers.has(token.text)) stack.push(token)
    if (!/^[}\])]$/.test(token.text)) continue
    const opener = stack.pop()
    if (!opener || closers.get(opener.text) !== token.text) {
      const unpaired = misindented ?? opener
      const message = `this ${token.text} closes no bracket: delete it`
      return unpaired ? unclosed(unpaired) : { position: token.start, message }
    }
    const beginsLine = text.slice(lineStart(token.start), token.start).trim() === ''
    if (beginsLine && indent(opener.start) !== indent(token.start)) misindented ??= opener
  }
  const unpaired = stack.at(-1)
  return unpaired && unclosed(misindented ?? unpaired)
}

/** A name with a hyphen after `import` or in a list, outside quotes. */
const HYPHENATED = /^(?:\s*import\s+|[^'"\n]*[\s,{])([a-z]\w*(?:-\w+)+)(?=\s|,|$)(?!')/m

/** A hyphenated file name used as an identifier in an `index.ts`. */
function hyphenError({ fileName, text }: ts.SourceFile) {
  if (!fileName.endsWith('/index.ts')) return undefined
  const found = HYPHENATED.exec(text)
  const [, name = ''] = found ?? []
  const variable = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const message = `${name} has a hyphen: write ${variable} after import, and '${name}': ${variable} in the list`
  return found && { position: found.index + found[0].length, message }
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
  const { text } = source
  const tokens = tokensOf(text)
  const found =
    mergeError(text) ??
    exportError(text) ??
    quoteError(text, tokens) ??
    amountError(text, tokens) ??
    digitError(tokens) ??
    hyphenError(source) ??
    bracketError(text, tokens) ??
    compilerError(source)
  return found ? { line: lineAt(source, found.position), message: found.message } : undefined
}

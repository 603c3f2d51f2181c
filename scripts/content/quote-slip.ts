import ts from 'typescript'

import type { Token } from './tokens'

const BENT = '‘’‚‛“”„‟´'
const NEXT_FIELD = /,\s*\w+:\s*['"]$/
const apostrophe = "the straight ' inside a text ends it: write the apostrophe as ’"

/** Tokens that may follow a text on its line. */
const afterText = new Set([
  ts.SyntaxKind.CommaToken,
  ts.SyntaxKind.ColonToken,
  ts.SyntaxKind.SemicolonToken,
  ts.SyntaxKind.CloseBraceToken,
  ts.SyntaxKind.CloseBracketToken,
  ts.SyntaxKind.CloseParenToken,
  ts.SyntaxKind.DotToken,
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.SatisfiesKeyword,
  ts.SyntaxKind.AsKeyword,
])

/** Tokens with which the value of a field begins. */
const values = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.OpenBraceToken,
  ts.SyntaxKind.OpenBracketToken,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
])

/** Whether a comma is missing after the text at `index`: a space follows, then a text or a field with its value. */
function lacksComma(tokens: Token[], index: number) {
  const [one, next, colon, value] = tokens.slice(index, index + 4)
  if (!one || !next || one.end === next.start) return false
  if (next.kind === ts.SyntaxKind.StringLiteral) return !next.unterminated
  return colon?.kind === ts.SyntaxKind.ColonToken && !!value && values.has(value.kind) && !value.unterminated
}

/** A text with its quotes, without its beginning if it is long. */
const shortened = (text: string) => (text.length > 32 ? `'…${text.slice(-28)}` : text)

/** Quotes: curly ones, missing ones, and an apostrophe that ends the text. */
export function quoteSlip(text: string, tokens: Token[]) {
  for (const [index, { kind, start, end, unterminated }] of tokens.entries()) {
    const first = text.charAt(start)
    const next = tokens[index + 1]
    if (kind === ts.SyntaxKind.NoSubstitutionTemplateLiteral || kind === ts.SyntaxKind.TemplateHead)
      return { position: start, message: `${first} cannot begin a text: begin and end it with the straight '` }
    if (kind === ts.SyntaxKind.Unknown && BENT.includes(first))
      return { position: start, message: `${first} cannot begin or end a text: use the straight '` }
    if (kind !== ts.SyntaxKind.StringLiteral) continue
    // An apostrophe comes before the missing quote that it causes, so it is reported.
    const sameLine = next && !/[\r\n]/.test(text.slice(end, next.start))
    const broken = !unterminated && sameLine && !afterText.has(next.kind)
    // The text runs into the next field of its line, `{ en: 'Old, ne: 'नयाँ' }`, so the quote at its end is missing.
    const nextField = broken ? NEXT_FIELD.exec(text.slice(start, end)) : null
    if (broken && !nextField && lacksComma(tokens, index))
      return { position: start, message: `a comma is missing after ${shortened(text.slice(start, end))}` }
    if (broken && !nextField) return { position: end - 1, message: apostrophe }
    if (!unterminated && !broken) continue
    const words = text.slice(start, nextField ? start + nextField.index : end)
    const bent = new RegExp(`([${BENT}])[\\s,}\\]]*$`).exec(words)?.[1]
    const message = bent
      ? `the text begins with ${first} and ends with ${bent}: end it with ${first}`
      : `the text that begins here has no ${first} at its end: a text ends on the line where it begins`
    return { position: start, message }
  }
  return undefined
}

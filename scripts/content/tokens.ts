import ts from 'typescript'

/** A token of the text: its kind, start and end. */
export interface Token {
  kind: ts.SyntaxKind
  start: number
  end: number
  unterminated: boolean
}

/** The tokens of a content file. */
export function tokensOf(text: string): Token[] {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, text, () => {})
  const tokens: Token[] = []
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan())
    tokens.push({
      kind,
      start: scanner.getTokenStart(),
      end: scanner.getTokenEnd(),
      unterminated: scanner.isUnterminated(),
    })
  return tokens
}

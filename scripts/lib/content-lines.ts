import ts from 'typescript'

import type { ContentPath } from '@/lib/content-model'

/** Something wrong in a content file, found in its source text. */
export interface SourceProblem {
  line: number
  message: string
}

/** Line of a position in the text, counted from 1. */
export const lineAt = (source: ts.SourceFile, position: number) =>
  source.getLineAndCharacterOfPosition(position).line + 1

/** Removes what only the compiler needs: parentheses, `satisfies` and `as`. */
export function unwrap(node: ts.Expression): ts.Expression {
  const isWrapper = ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
  return isWrapper ? unwrap(node.expression) : node
}

/** Parses the text of a content file; never throws, see `syntaxSlip`. */
export const parseSource = (file: string, text: string) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

/** The value after `export default`, or undefined when the file has none. */
export function defaultExport(source: ts.SourceFile): ts.Expression | undefined {
  const statement = source.statements.find(ts.isExportAssignment)
  return statement && unwrap(statement.expression)
}

/** A compiler host that knows one parsed file: enough for syntax errors, and much faster than compiling it. */
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

/** The first syntax error; the ones after it mostly follow from it. Undefined when the file can be read. */
export function syntaxSlip(source: ts.SourceFile): SourceProblem | undefined {
  const program = ts.createProgram([source.fileName], { noLib: true, noResolve: true, types: [] }, hostOf(source))
  const [first] = program.getSyntacticDiagnostics(source)
  if (!first) return undefined
  const words = ts.flattenDiagnosticMessageText(first.messageText, ' ')
  // The compiler notices a missing comma at the next word, often a line too late: go back to the end of the last one.
  const position = words.startsWith("',' expected")
    ? source.text.slice(0, first.start).trimEnd().length
    : (first.start ?? 0)
  return { line: lineAt(source, position), message: `a quote or comma is probably missing: ${words}` }
}

/** Name of a field in an object literal; undefined for what content may not hold, such as `...spread`. */
export const keyOf = ({ name }: ts.ObjectLiteralElementLike) =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined

/** The part of `node` that `key` leads to: a list item as it is, a field together with its name. */
function partOf(node: ts.Node, key: PropertyKey): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(key)]
  return ts.isObjectLiteralExpression(node) ? node.properties.find((property) => keyOf(property) === key) : undefined
}

/** Line of the field at `path` inside the file; for a missing field, of the innermost object or list that exists. */
export function lineOf(source: ts.SourceFile, path: ContentPath): number {
  let node: ts.Node = defaultExport(source) ?? source
  let line = lineAt(source, node.getStart(source))
  for (const key of path) {
    const part = partOf(node, key)
    if (!part) break
    line = lineAt(source, part.getStart(source))
    node = ts.isPropertyAssignment(part) ? unwrap(part.initializer) : ts.isExpression(part) ? unwrap(part) : part
  }
  return line
}

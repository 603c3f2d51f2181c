import ts from 'typescript'

import type { ContentPath } from '@/lib/content/model'

/** A problem in a content file, found in its source text. */
export interface SourceProblem {
  line: number
  /** The field, if the text is whole enough to know it. */
  field?: string
  message: string
}

/** Line of a position in the text, counted from 1. */
export const lineAt = (source: ts.SourceFile, position: number) =>
  source.getLineAndCharacterOfPosition(position).line + 1

/** Removes wrappers that only the compiler needs: parentheses, `satisfies` and `as`. */
export function unwrap(node: ts.Expression): ts.Expression {
  const isWrapper = ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
  return isWrapper ? unwrap(node.expression) : node
}

/** Parses the text of a content file; never throws, since `syntaxError` reports syntax errors. */
export const parseSource = (file: string, text: string) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

/** The value after `export default`, or undefined when the file has none. */
export function defaultExport(source: ts.SourceFile): ts.Expression | undefined {
  const statement = source.statements.find(ts.isExportAssignment)
  return statement && unwrap(statement.expression)
}

/** Name of a field in an object literal; undefined for forms that content must not contain, such as `...spread`. */
export const keyOf = ({ name }: ts.ObjectLiteralElementLike) =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined

/** The part of `node` at `key`: a list item itself, or a field together with its name. */
function partOf(node: ts.Node, key: PropertyKey): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(key)]
  return ts.isObjectLiteralExpression(node) ? node.properties.find((property) => keyOf(property) === key) : undefined
}

/** The value of the field at `path`, and its line; for a missing field, those of the innermost existing group or list. */
export function placeOf(source: ts.SourceFile, path: ContentPath): { value: ts.Node; line: number } {
  let value: ts.Node = defaultExport(source) ?? source
  let line = lineAt(source, value.getStart(source))
  for (const key of path) {
    const part = partOf(value, key)
    if (!part) break
    line = lineAt(source, part.getStart(source))
    value = ts.isPropertyAssignment(part) ? unwrap(part.initializer) : ts.isExpression(part) ? unwrap(part) : part
  }
  return { value, line }
}

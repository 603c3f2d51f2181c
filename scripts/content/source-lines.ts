import ts from 'typescript'

import type { ContentPath } from '@/lib/content/content-schema'

/** A problem in the source text of a content file. */
export interface SourceProblem {
  line: number
  /** Name of the field, if the file can be parsed. */
  field?: string
  message: string
}

/** Line number of a text position, from 1. */
export const lineAt = (source: ts.SourceFile, position: number) =>
  source.getLineAndCharacterOfPosition(position).line + 1

/** Unwraps parentheses, `satisfies` and `as`. */
export function unwrap(node: ts.Expression): ts.Expression {
  const isWrapper = ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
  return isWrapper ? unwrap(node.expression) : node
}

/** Parses a content file; never throws, since `syntaxError` reports syntax errors. */
export const parseSource = (file: string, text: string) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

/** The expression after `export default`; undefined without one. */
export function defaultExport(source: ts.SourceFile): ts.Expression | undefined {
  const statement = source.statements.find(ts.isExportAssignment)
  return statement && unwrap(statement.expression)
}

/** Name of a property; undefined for forms that content must not contain, such as `...spread`. */
export const keyOf = ({ name }: ts.ObjectLiteralElementLike) =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined

/** Child of `node`: the list item with the index `key`, or the property with the name `key`. */
function childOf(node: ts.Node, key: PropertyKey): ts.Node | undefined {
  const value = ts.isPropertyAssignment(node) ? unwrap(node.initializer) : node
  if (ts.isArrayLiteralExpression(value)) return value.elements[Number(key)]
  return ts.isObjectLiteralExpression(value) ? value.properties.find((property) => keyOf(property) === key) : undefined
}

/** Line of the field at `path` or, if the field is missing, of its innermost existing parent. */
export function lineOf(source: ts.SourceFile, path: ContentPath): number {
  let node: ts.Node = defaultExport(source) ?? source
  for (const key of path) {
    const child = childOf(node, key)
    if (!child) break
    node = child
  }
  return lineAt(source, node.getStart(source))
}

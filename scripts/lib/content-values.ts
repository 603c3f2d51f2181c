import ts from 'typescript'

import { keyOf, lineAt, unwrap, type SourceProblem } from './content-lines'

const onlyValues =
  'only plain values may stand here: words in quotes, numbers, true, false, null, lists [ ] and groups { }'

const keywords = new Map<ts.SyntaxKind, boolean | null>([
  [ts.SyntaxKind.TrueKeyword, true],
  [ts.SyntaxKind.FalseKeyword, false],
  [ts.SyntaxKind.NullKeyword, null],
])

const isNegative = (node: ts.Expression): node is ts.PrefixUnaryExpression =>
  ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken && ts.isNumericLiteral(node.operand)

type Complain = (node: ts.Node, message: string) => void

function fieldsOf({ properties }: ts.ObjectLiteralExpression, complain: Complain): [string, unknown][] {
  const names = properties.map(keyOf)
  return properties.flatMap((property, index) => {
    const name = names[index]
    if (!name || !ts.isPropertyAssignment(property)) complain(property, onlyValues)
    else if (names.indexOf(name) < index) complain(property, `"${name}" is written twice`)
    else return [[name, valueOf(property.initializer, complain)]]
    return []
  })
}

/** The value written in `expression`; what is no plain value is handed to `complain` and reads as undefined. */
function valueOf(expression: ts.Expression, complain: Complain): unknown {
  const node = unwrap(expression)
  if (ts.isStringLiteral(node)) return node.text
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((item) => valueOf(item, complain))
  if (ts.isObjectLiteralExpression(node)) return Object.fromEntries(fieldsOf(node, complain))
  if (isNegative(node)) return Number(node.getText())
  if (keywords.has(node.kind)) return keywords.get(node.kind)
  return complain(node, onlyValues)
}

const isTypeImport = ({ importClause, moduleSpecifier }: ts.ImportDeclaration) =>
  importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword &&
  ts.isStringLiteral(moduleSpecifier) &&
  /^\.\.?\/schema$/.test(moduleSpecifier.text)

/**
 * The values after `export default`, with all that keeps the file from being plain values: other imports, calls, names.
 * They are read from the source instead of imported, so that nothing an editor wrote is run, and a check takes
 * milliseconds; the build imports the same files and parses them again.
 */
export function readValues(source: ts.SourceFile): { values: unknown; problems: SourceProblem[] } {
  const problems: SourceProblem[] = []
  const complain = (node: ts.Node, message: string) => {
    problems.push({ line: lineAt(source, node.getStart(source)), message })
  }
  const exported = source.statements.find(ts.isExportAssignment)
  if (!exported) return { values: undefined, problems: [{ line: 1, message: 'must hold export default { … }' }] }
  for (const node of source.statements) {
    if (ts.isImportDeclaration(node) && !isTypeImport(node))
      complain(node, 'may import only types, and only those of content/schema')
    else if (!ts.isImportDeclaration(node) && node !== exported)
      complain(node, 'may hold only one import line and export default')
  }
  return { values: valueOf(exported.expression, complain), problems }
}

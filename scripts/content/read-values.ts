import ts from 'typescript'

import type { ContentPath } from '@/lib/content/content-schema'
import { fieldName } from '@/lib/content/parse-content'

import { keyOf, lineAt, unwrap, type SourceProblem } from './source-lines'

/** Message for an expression that is not a plain value. */
export const ONLY_VALUES =
  'only plain values are allowed here: words in quotes, numbers, true, false, null, lists [ ] and groups { }'

const keywordValues = new Map<ts.SyntaxKind, boolean | null>([
  [ts.SyntaxKind.TrueKeyword, true],
  [ts.SyntaxKind.FalseKeyword, false],
  [ts.SyntaxKind.NullKeyword, null],
])

const isNegativeNumber = (node: ts.Expression): node is ts.PrefixUnaryExpression =>
  ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken && ts.isNumericLiteral(node.operand)

type Complain = (node: ts.Node, path: ContentPath, message: string) => void

function readFields({ properties }: ts.ObjectLiteralExpression, path: ContentPath, complain: Complain) {
  const names = properties.map(keyOf)
  return properties.flatMap((property, index): [string, unknown][] => {
    const name = names[index]
    if (!name || !ts.isPropertyAssignment(property)) complain(property, path, ONLY_VALUES)
    else if (names.indexOf(name) < index) complain(property, path, `"${name}" is written twice`)
    else return [[name, valueOf(property.initializer, [...path, name], complain)]]
    return []
  })
}

/** Evaluates a literal at `path`; reports any other expression to `complain` and returns undefined. */
function valueOf(expression: ts.Expression, path: ContentPath, complain: Complain): unknown {
  const node = unwrap(expression)
  if (ts.isStringLiteral(node)) return node.text
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (ts.isArrayLiteralExpression(node))
    return node.elements.map((item, index) => valueOf(item, [...path, index], complain))
  if (ts.isObjectLiteralExpression(node)) return Object.fromEntries(readFields(node, path, complain))
  if (isNegativeNumber(node)) return Number(node.getText())
  if (keywordValues.has(node.kind)) return keywordValues.get(node.kind)
  if (ts.isOmittedExpression(node)) return complain(node, path, 'has one comma too many')
  return complain(node, path, ONLY_VALUES)
}

/** Name and import path of a content file's type: `ProductInput` for `products/x.ts`, `SiteInput` for `site.ts`. */
export function inputTypeOf(file: string): { name: string; from: string } {
  const [folderOrFile = '', page] = file.replace(/^content\/|\.ts$/g, '').split('/')
  const isCompany = folderOrFile === 'company'
  const words = page === undefined ? folderOrFile : isCompany ? page : folderOrFile.replace(/s$/, '')
  const name = words.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())
  return { name: `${name}Input`, from: page === undefined ? './schema' : '../schema' }
}

/** Problems with the type import and the `satisfies` clause, which the compiler needs. */
function typeProblems({ fileName, text }: ts.SourceFile, lastLine: number): SourceProblem[] {
  const { name, from } = inputTypeOf(fileName)
  const importLine = `import type { ${name} } from '${from}'`
  if (!text.replaceAll('"', "'").includes(importLine))
    return [{ line: 1, message: `the line "${importLine}" is missing: restore it as the first line` }]
  if (!text.trimEnd().endsWith(`satisfies ${name}`))
    return [{ line: lastLine, message: `must end with "} satisfies ${name}": restore it` }]
  return []
}

/**
 * Evaluates the literals after `export default` from the syntax tree, without running editors' code; reports all else
 * except type imports, such as calls and names.
 */
export function readValues(source: ts.SourceFile): { values: unknown; problems: SourceProblem[] } {
  const problems: SourceProblem[] = []
  const complain: Complain = (node, path, message) =>
    void problems.push({ line: lineAt(source, node.getStart(source)), field: fieldName(path), message })
  const exported = source.statements.find(ts.isExportAssignment)
  if (!exported) return { values: undefined, problems: [{ line: 1, message: 'must contain export default { … }' }] }
  for (const node of source.statements)
    if (node !== exported && !/^import type/.test(node.getText()))
      complain(node, [], 'may contain only one import line of a type, and export default')
  const values = valueOf(exported.expression, [], complain)
  return { values, problems: problems.length > 0 ? problems : typeProblems(source, lineAt(source, exported.end)) }
}

import ts from 'typescript'

import { defaultExport, keyOf, lineAt } from './source-lines'

/** A page in an `index.ts`: its slug, import and line, and whether the list contains it. */
interface IndexEntry {
  name: string
  /** Identifier of the import. */
  variable: string | undefined
  from: string | undefined
  line: number
  isListed: boolean
}

const importsOf = (source: ts.SourceFile) =>
  source.statements.filter(ts.isImportDeclaration).map((node) => ({
    variable: node.importClause?.name?.text,
    from: ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : '',
    line: lineAt(source, node.getStart(source)),
  }))

/** The pages of an `index.ts` in order: the listed ones, then imports without a list entry. */
function indexEntries(source: ts.SourceFile, imports: ReturnType<typeof importsOf>): IndexEntry[] {
  const list = defaultExport(source)
  const properties = list && ts.isObjectLiteralExpression(list) ? list.properties : []
  const listed = properties.map((property) => {
    const variable = (ts.isPropertyAssignment(property) ? property.initializer : property.name)?.getText(source)
    const from = imports.find((found) => found.variable === variable)?.from
    const name = keyOf(property) ?? property.getText(source)
    return { name, variable, from, line: lineAt(source, property.getStart(source)), isListed: true }
  })
  const leftOut = imports.filter(({ variable, from }) => variable && !listed.some((entry) => entry.from === from))
  return [...listed, ...leftOut.map((one) => ({ ...one, name: one.from.slice('./'.length), isListed: false }))]
}

/** Source text of a list entry. */
const listing = (name: string, variable = name) =>
  name === variable ? name : `${name.includes('-') ? `'${name}'` : name}: ${variable}`

function entryProblem({ name, variable, from }: IndexEntry, folder: string, pages: string[]): string | undefined {
  const own = pages.find((page) => page !== name && from === `./${page}`)
  if (!pages.includes(name) && own) return `write ${listing(own, variable)}: the file is ${own}.ts`
  if (!pages.includes(name))
    return `"${name}" has no file content/${folder}/${name}.ts: add it, or remove "${name}" here`
  return from === `./${name}` ? undefined : `"${name}" must come from its own file: import it from './${name}'`
}

/** Compares an `index.ts` with the page files of its folder; returns their order, unlisted ones last, and problems. */
export function compareIndex(source: ts.SourceFile, folder: string, pages: string[]) {
  const index = `content/${folder}/index.ts`
  const imported = importsOf(source)
  const entries = indexEntries(source, imported)
  const listed = entries.filter(({ isListed }) => isListed).map(({ name }) => name)
  const unlisted = pages.filter((name) => !listed.includes(name))
  const isRepeated = ({ variable }: (typeof imported)[number], at: number) =>
    imported.findIndex((one) => one.variable === variable) < at
  const problems = [
    ...imported.filter(isRepeated).map(({ variable, line }) => {
      return { file: index, line, message: `"${variable}" is imported twice: remove one line` }
    }),
    ...entries.flatMap((entry, at) => {
      const { name, line } = entry
      const isTwice = entry.isListed && listed.indexOf(name) < at
      const message = isTwice ? `"${name}" is listed twice: remove one` : entryProblem(entry, folder, pages)
      return message ? [{ file: index, line, message }] : []
    }),
    ...unlisted.map((name) => {
      const variable = imported.find(({ from }) => from === `./${name}`)?.variable
      const message = variable
        ? `is imported in ${index}, but not in the list at its end: add ${listing(name, variable)} there`
        : `is not listed in ${index}: add it there`
      return { file: `content/${folder}/${name}.ts`, line: 1, message }
    }),
  ]
  return { order: [...new Set(listed), ...unlisted], problems }
}

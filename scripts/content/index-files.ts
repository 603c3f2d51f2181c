import ts from 'typescript'

import { defaultExport, keyOf, lineAt, type SourceProblem } from './lines'

/** A page named in `index.ts`: its address, the file it is imported from, and whether the list contains it. */
interface IndexEntry {
  name: string
  /** Name in its import line. */
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

/** The pages named in an `index.ts`, in order: first the listed ones, then imports that the list leaves out. */
function indexEntries(source: ts.SourceFile): IndexEntry[] {
  const imports = importsOf(source)
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

/** How the list names a file. */
const listing = (name: string, variable = name) =>
  name === variable ? name : `${name.includes('-') ? `'${name}'` : name}: ${variable}`

function entryProblem(
  { name, variable, from, line }: IndexEntry,
  folder: string,
  names: string[],
): SourceProblem | undefined {
  const file = `content/${folder}/${name}.ts`
  const own = names.find((one) => one !== name && from === `./${one}`)
  if (!names.includes(name) && own) return { line, message: `write ${listing(own, variable)}: the file is ${own}.ts` }
  if (!names.includes(name))
    return { line, message: `"${name}" has no file ${file}: add it, or take "${name}" out here` }
  if (from === `./${name}`) return undefined
  return { line, message: `"${name}" must come from its own file: import it from './${name}'` }
}

/**
 * Compares the `index.ts` of a folder with the page files `names` beside it. Returns the pages it lists in their order,
 * the pages it leaves out (with the words to add to its list, if they are imported), and the problems of `index.ts`.
 */
export function compareIndex(source: ts.SourceFile, folder: string, names: string[]) {
  const entries = indexEntries(source)
  const listed = entries.filter(({ isListed }) => isListed).map(({ name }) => name)
  const imported = importsOf(source)
  const repeated = imported.filter(
    ({ variable }, index) => imported.findIndex((one) => one.variable === variable) < index,
  )
  const twice = repeated.map(({ variable, line }) => ({
    line,
    message: `"${variable}" is imported twice: take one line out`,
  }))
  const problems = entries.flatMap((entry, index) => {
    const isTwin = entry.isListed && listed.indexOf(entry.name) < index
    if (isTwin) return [{ line: entry.line, message: `"${entry.name}" is listed twice: take one out` }]
    return entryProblem(entry, folder, names) ?? []
  })
  return {
    listed: [...new Set(listed)],
    unlisted: names
      .filter((name) => !listed.includes(name))
      .map((name) => {
        const { variable } = imported.find(({ from }) => from === `./${name}`) ?? {}
        return { name, ...(variable && { add: listing(name, variable) }) }
      }),
    problems: [...twice, ...problems],
  }
}

import ts from 'typescript'

import { defaultExport, keyOf, lineAt, type SourceProblem } from './source-lines'

const importsOf = (source: ts.SourceFile) =>
  source.statements.filter(ts.isImportDeclaration).map((node) => ({
    variable: node.importClause?.name?.text,
    from: ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : '',
    line: lineAt(source, node.getStart(source)),
  }))

/** Entries of the exported list: the slug of a page, and the identifier of its import. */
function entriesOf(source: ts.SourceFile) {
  const list = defaultExport(source)
  const properties = list && ts.isObjectLiteralExpression(list) ? list.properties : []
  return properties.map((property) => ({
    name: keyOf(property) ?? property.getText(source),
    variable: (ts.isPropertyAssignment(property) ? property.initializer : property.name)?.getText(source),
    line: lineAt(source, property.getStart(source)),
  }))
}

/** Source text of a list entry. */
const listing = (name: string, variable = name) =>
  name === variable ? name : `${name.includes('-') ? `'${name}'` : name}: ${variable}`

/** Compares an `index.ts` with the page files of its folder; returns page names, unlisted ones last, and problems. */
export function compareIndex(source: ts.SourceFile, folder: string, pages: string[]) {
  const indexFile = `content/${folder}/index.ts`
  const imports = importsOf(source)
  const entries = entriesOf(source)
  const listed = entries.map(({ name }) => name)
  const unlisted = pages.filter((name) => !listed.includes(name))
  const noFile = (name: string) =>
    `"${name}" has no file content/${folder}/${name}.ts: add it, or remove "${name}" here`

  const problems: (SourceProblem & { file: string })[] = []
  for (const [position, { variable, from, line }] of imports.entries()) {
    const page = from.slice('./'.length)
    const isListed = entries.some((entry) => entry.variable === variable)
    if (imports.findIndex((other) => other.variable === variable) < position)
      problems.push({ file: indexFile, line, message: `"${variable}" is imported twice: remove one line` })
    else if (!isListed && !pages.includes(page)) problems.push({ file: indexFile, line, message: noFile(page) })
  }
  for (const [position, { name, variable, line }] of entries.entries()) {
    const from = imports.find((found) => found.variable === variable)?.from
    const importedPage = pages.find((page) => from === `./${page}`)
    let message: string | undefined
    if (listed.indexOf(name) < position) message = `"${name}" is listed twice: remove one`
    else if (pages.includes(name) && importedPage !== name)
      message = `"${name}" must come from its own file: import it from './${name}'`
    else if (importedPage && importedPage !== name)
      message = `write ${listing(importedPage, variable)}: the file is ${importedPage}.ts`
    else if (!importedPage) message = noFile(name)
    if (message) problems.push({ file: indexFile, line, message })
  }
  for (const name of unlisted) {
    const variable = imports.find(({ from }) => from === `./${name}`)?.variable
    const message = variable
      ? `is imported in ${indexFile}, but not in the list at its end: add ${listing(name, variable)} there`
      : `is not listed in ${indexFile}: add it there`
    problems.push({ file: `content/${folder}/${name}.ts`, line: 1, message })
  }
  return { order: [...new Set(listed), ...unlisted], problems }
}

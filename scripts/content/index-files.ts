import ts from 'typescript'

import { defaultExport, keyOf, lineAt, type SourceProblem } from './source-lines'

/** A mention of a page in an `index.ts`: an import, or an entry of the exported list. */
interface Mention {
  name: string
  /** Identifier of the imported values. */
  variable?: string
  line: number
}

const importsOf = (source: ts.SourceFile): Mention[] =>
  source.statements.filter(ts.isImportDeclaration).map((node) => ({
    name: node.moduleSpecifier.getText(source).replace(/^['"]\.\/|['"]$/g, ''),
    variable: node.importClause?.name?.text,
    line: lineAt(source, node.getStart(source)),
  }))

function entriesOf(source: ts.SourceFile): Mention[] {
  const list = defaultExport(source)
  const properties = list && ts.isObjectLiteralExpression(list) ? list.properties : []
  return properties.map((property) => ({
    name: keyOf(property) ?? property.getText(source),
    variable: (ts.isPropertyAssignment(property) ? property.initializer : property.name)?.getText(source),
    line: lineAt(source, property.getStart(source)),
  }))
}

/** Identifier for the values of a page: `newProduct` for `new-product`. */
export const variableOf = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Compares an `index.ts` with the page files of its folder; returns problems, and page names: in the order of the index,
 * then the files that it lacks.
 */
export function compareIndex(source: ts.SourceFile, folder: string, pages: string[]) {
  const imports = importsOf(source)
  const entries = entriesOf(source)
  const names = [...new Set([...[...entries, ...imports].map(({ name }) => name), ...pages])]
  const problems = names.flatMap((name): SourceProblem[] => {
    const hasName = (mention: Mention) => mention.name === name
    const [imported, secondImport] = imports.filter(hasName)
    const [entry, secondEntry] = entries.filter(hasName)
    const line = (secondEntry ?? secondImport ?? entry ?? imported)?.line ?? 1
    if (!pages.includes(name)) {
      const message = `"${name}" has no file content/${folder}/${name}.ts: add it, or remove "${name}" here`
      return [{ line, message }]
    }
    const isListed = imported && entry && imported.variable === entry.variable
    if (isListed && !secondImport && !secondEntry) return []
    const variable = variableOf(name)
    const item = name === variable ? name : `'${name}': ${variable}`
    return [
      { line, message: `${name}.ts needs "import ${variable} from './${name}'" once, and "${item}" in the list once` },
    ]
  })
  return { names, problems }
}

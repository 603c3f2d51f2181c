import ts from 'typescript'

/** Words, with variants and decimals: `print:p-0.5`. */
const WORDS = /[\w-]+(:[\w-]+)*(\.\d+)?/g

/**
 * Words of code that stand in none of its strings, in comments, names or keywords: Tailwind would make classes of some.
 * `files` has the texts by path: of style sheets, words after `@apply` count as words in strings.
 */
export function wordsOutsideStrings(files: Map<string, string>): string[] {
  const words = new Set<string>()
  const wordsInStrings = new Set<string>()
  for (const [path, text] of files) {
    const isStyleSheet = path.endsWith('.css')
    const strings = isStyleSheet ? text.match(/@apply [^;]*/g) : stringsOf(path, text)
    for (const word of strings?.join('\n').split(/\s+/) ?? []) wordsInStrings.add(word)
    if (!isStyleSheet) for (const word of text.match(WORDS) ?? []) words.add(word)
  }
  return [...words].filter((word) => !wordsInStrings.has(word))
}

/** Strings and texts of templates, without the paths of imports. */
function stringsOf(path: string, text: string) {
  const strings: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      strings.push(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))
  return strings
}

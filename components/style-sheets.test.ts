import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { expect, test } from 'vitest'

import { MAX_SCREENS, MAX_SLIDES } from '@/content/schema'

/** Selectors of a style sheet, nested ones without that of their parent. */
function selectorsIn(path: string) {
  const text = readFileSync(path, 'utf8').replace(/\/\*.*?\*\//gs, '')
  return Array.from(text.matchAll(/[^{};]+(?=\{)/g), ([selector]) => selector.trim())
}

/** Class names in a selector. */
const classesOf = (selector: string) => selector.match(/(?<=\.)[a-z][\w-]*/g) ?? []

/** Class names in the selectors of a style sheet. */
const classesIn = (path: string) => [...new Set(selectorsIn(path).flatMap(classesOf))]

/** Conditions on elements around, beside or in the styled one. */
const CONDITIONS = /:(?:has|not)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

/** Last classes of the parts of a selector: those of the styled elements. */
function styledClasses(selector: string) {
  return selector
    .replaceAll(CONDITIONS, '')
    .split(',')
    .flatMap((part) => classesOf(part).at(-1) ?? [])
}

const nameOf = (path: string) => basename(path).split('.')[0]!
const sheets = globSync('components/**/*.css')
const code = globSync(['app/**/*.tsx', 'components/**/*.{ts,tsx}', '!**/*.test.ts'])
const usedClasses = new Set(code.flatMap(wordsOfClassStrings))

/** Whether a string can hold classes: not in imports, types, comparisons, other attributes and other calls. */
function canHoldClasses({ parent }: ts.StringLiteralLike) {
  if (ts.isJsxAttribute(parent)) return /class(Name)?$/i.test(parent.name.getText())
  if (ts.isCallExpression(parent)) return /^(clsx|cva)$/.test(parent.expression.getText())
  if (ts.isBinaryExpression(parent)) return !parent.operatorToken.getText().endsWith('==')
  return !ts.isImportDeclaration(parent) && !ts.isLiteralTypeNode(parent)
}

/** Words of all strings of a file that can hold classes. */
function wordsOfClassStrings(path: string): string[] {
  const words: string[] = []
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) ? canHoldClasses(node) : ts.isTemplateLiteralToken(node)
    if (isText) words.push(...(node as ts.LiteralLikeNode).text.split(/\s+/))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return words
}

/** Expects an element with the class in a component: a selector that matches nothing guards nothing. */
const expectElement = (name: string) => expect([...usedClasses], name).toContain(name)

test.each(sheets)('%s has only classes that begin with the name of a component or a sheet', (sheet) => {
  for (const name of classesIn(sheet)) {
    const owners = [...sheets, ...code].map(nameOf).filter((owner) => name === owner || name.startsWith(`${owner}-`))
    expect(owners, name).not.toEqual([])
    expectElement(name)
  }
})

test('app/globals.css has only classes of elements', () => {
  const classes = classesIn('app/globals.css')
  expect(classes.length).toBeGreaterThan(0)
  classes.forEach(expectElement)
})

/** Starts of selectors that style elements of other components, each with its reason. */
const foreignSelectors = [
  // What would still move while the HTML streams in, in several components: all of it is hidden in one place.
  ':is(.site-header, .hero, .foot-bar):not(:has(+ *))',
]

test('each rule styles elements of its own style sheet', () => {
  const isOf = (name: string) => (sheet: string) => name === nameOf(sheet) || name.startsWith(`${nameOf(sheet)}-`)
  const foreign = [...sheets, 'app/globals.css'].flatMap((sheet) =>
    selectorsIn(sheet).flatMap((selector) => {
      const isOwn = (name: string) => (sheets.includes(sheet) ? isOf(name)(sheet) : !sheets.some(isOf(name)))
      if (styledClasses(selector).every(isOwn)) return []
      return foreignSelectors.find((start) => selector.startsWith(start)) ?? `${sheet}: ${selector}`
    }),
  )
  expect(foreign).toEqual(foreignSelectors)
})

test('no two style sheets have one name, which makes their classes unique', () => {
  const names = sheets.map(nameOf)
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  ['features.css', 'screen', /data-number='(\d+)'/g, MAX_SCREENS],
  ['hero.css', 'slide', /:nth-child\((\d+)\)\[data-shown\]\) \[data-slides~='\1'\]/g, MAX_SLIDES],
])('%s has a selector for the number of each %s up to the maximum in content', (name, _, selector, max) => {
  const matches = readFileSync(`components/sections/${name}`, 'utf8').matchAll(selector)
  const numbers = Array.from(matches, ([, number]) => Number(number))
  expect(new Set(numbers)).toEqual(new Set(Array.from({ length: max }, (_, index) => index + 1)))
})

import { defineConfig, globalIgnores } from 'eslint/config'
import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import prettier from 'eslint-config-prettier'

const islandOnly = {
  selector: "ExpressionStatement[directive='use client']",
  message: "'use client' belongs in components/islands or components/ui: move the interactive part there",
}

const plainly = (message, selectors) => selectors.map((selector) => ({ selector, message }))

/** Lists what may stand in a content file, not what may not: nothing new can slip through. */
const valuesOnly = plainly(
  'content is plain values: words in quotes, numbers, true, false, null, lists [ ] and groups { }',
  [
    ':matches(Property > .value, ArrayExpression > *):not(ObjectExpression, ArrayExpression, Literal, UnaryExpression)',
    "UnaryExpression:not([operator='-'][argument.raw=/^[0-9]/])",
    'Literal[regex]',
  ],
)

const oneGroup = plainly('a content file holds imports and one export default { … }, no directive or other statement', [
  'Program > :not(ImportDeclaration, ExportDefaultDeclaration)',
  'ExportDefaultDeclaration > :not(ObjectExpression, TSSatisfiesExpression)',
  'TSSatisfiesExpression > .expression:not(ObjectExpression)',
  'ObjectExpression > :not(Property)',
  'Property[computed=true]',
])

const typesOnly = plainly('a content file imports types from the schema only', [
  "ImportDeclaration:not([importKind='type'][source.value=/^[.]{1,2}.schema$/])",
])

const filesOnly = plainly('an index imports the files beside it and lists their names', [
  'ImportDeclaration:not([source.value=/^[.].[a-z0-9-]+$/])',
  'Property > .value:not(Identifier)',
])

/** One direction: content <- lib <- components <- app; inside components: ui <- islands <- sections, layout. */
const zones = [
  ['./content', ['./lib', './components', './app', './scripts', './e2e']],
  ['./lib', ['./components', './app', './scripts', './e2e']],
  ['./components', ['./app', './scripts', './content', './e2e']],
  ['./components/ui', ['./components/islands', './components/sections', './components/layout', './lib/content.ts']],
  ['./components/islands', ['./components/sections', './components/layout', './lib/content.ts']],
  ['./app', ['./scripts', './content', './e2e']],
  ['./scripts', ['./components', './app']],
  ['./e2e', ['./app', './components', './lib', './content']],
].flatMap(([target, sources]) =>
  sources.map((from) => ({
    target,
    from,
    // The shapes of content are for everyone; its values reach components through lib/content only.
    except: from === './content' ? ['./schema'] : [],
    message: 'imports go one way: content <- lib <- components <- app (ui <- islands <- sections, layout)',
  })),
)

export default defineConfig([
  globalIgnores([
    '.next/**',
    '.made/**',
    'out/**',
    'next-env.d.ts',
    'compare/**',
    'test-results/**',
    'playwright-report/**',
  ]),
  ...nextVitals,
  ...nextTypescript,
  prettier,
  {
    rules: {
      'max-lines': ['error', { max: 150, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', islandOnly],
      'import/no-restricted-paths': ['error', { zones }],
      // Reading the packages too would take three times as long.
      'import/no-cycle': ['error', { ignoreExternal: true, disableScc: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Exported pages have no image optimiser; partner logos carry their own size.
      '@next/next/no-img-element': 'off',
      // One listener makes all links change the page without loading it (components/islands/page-links.tsx).
      '@next/next/no-html-link-for-pages': 'off',
      'import/no-anonymous-default-export': ['error', { allowObject: true }],
    },
  },
  { files: ['components/{ui,islands}/**'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['content/**'],
    ignores: ['content/schema/**', 'content/*/index.ts'],
    rules: { 'no-restricted-syntax': ['error', ...valuesOnly, ...oneGroup, ...typesOnly], 'max-lines': 'off' },
  },
  {
    files: ['content/*/index.ts'],
    ignores: ['content/schema/**'],
    rules: { 'no-restricted-syntax': ['error', ...oneGroup, ...filesOnly] },
  },
])

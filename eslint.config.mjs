import { defineConfig, globalIgnores } from 'eslint/config'
import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import prettier from 'eslint-config-prettier'

const islandOnly = {
  selector: "ExpressionStatement[directive='use client']",
  message: "'use client' belongs in components/islands or components/ui: move the interactive part there",
}

const valuesOnly = [
  ['CallExpression', 'a call'],
  ['NewExpression', 'a constructor call'],
  [':function', 'a function'],
  ['ConditionalExpression', 'a condition'],
  ['LogicalExpression', 'a condition'],
  ['TemplateLiteral', 'a template string'],
  ['SpreadElement', 'a spread'],
  ['JSXElement', 'markup'],
].map(([selector, what]) => ({ selector, message: `content is plain values: ${what} does not belong here` }))

const typesOnly = {
  selector: "ImportDeclaration[importKind!='type']",
  message: 'a content file imports types from the schema only',
}

/** One direction: content <- lib <- components <- app; inside components: ui <- islands <- sections, layout. */
const zones = [
  ['./content', ['./lib', './components', './app', './scripts']],
  ['./lib', ['./components', './app', './scripts']],
  ['./components', ['./app', './scripts', './content']],
  ['./components/ui', ['./components/islands', './components/sections', './components/layout', './lib/content.ts']],
  ['./components/islands', ['./components/sections', './components/layout', './lib/content.ts']],
  ['./app', ['./scripts', './content']],
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
  globalIgnores(['.next/**', 'out/**', 'next-env.d.ts', 'test-results/**', 'playwright-report/**']),
  ...nextVitals,
  ...nextTypescript,
  prettier,
  {
    rules: {
      'max-lines': ['error', { max: 150, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', islandOnly],
      'import/no-restricted-paths': ['error', { zones }],
      'import/no-cycle': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Exported pages have no image optimiser; partner logos carry their own size.
      '@next/next/no-img-element': 'off',
      'import/no-anonymous-default-export': ['error', { allowObject: true }],
    },
  },
  { files: ['components/{ui,islands}/**'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['content/**/*.ts'],
    ignores: ['content/schema/**', 'content/*/index.ts'],
    rules: { 'no-restricted-syntax': ['error', ...valuesOnly, typesOnly], 'max-lines': 'off' },
  },
  {
    files: ['content/*/index.ts'],
    ignores: ['content/schema/**'],
    rules: { 'no-restricted-syntax': ['error', ...valuesOnly] },
  },
])

import { defineConfig, globalIgnores } from 'eslint/config'
import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import prettier from 'eslint-config-prettier'

const noStyleAttribute = {
  selector: "JSXAttribute[name.name='style']",
  message: 'the policy allows no style attribute, and the build takes it off: write a class',
}

const classAsKey = {
  selector: 'CallExpression[callee.name=clsx] ObjectExpression',
  message: "Tailwind reads classes in strings alone: write clsx(isWide && 'flex')",
}

const islandOnly = {
  selector: "ExpressionStatement[directive='use client']",
  message: "'use client' belongs in components/islands, ui or calculators: move the interactive part there",
}

/**
 * Text next to a conditional element: React calls `insertBefore` with the text node, and throws when a browser's
 * translator has moved it into a wrapper. Concerns client components only.
 */
const bareText = [
  'JSXText[value=/\\S/]',
  'JSXExpressionContainer[expression.type=/^(MemberExpression|TemplateLiteral)$/]',
  'JSXExpressionContainer[expression.callee.name=interpolate]',
].map((text) => ({
  selector: `:matches(JSXElement, JSXFragment):has(> JSXExpressionContainer[expression.type=/^(Logical|Conditional)Expression$/]:has(JSXElement)):has(> ${text})`,
  message: 'text next to a conditional element breaks under translators: wrap the text in an element of its own',
}))

/** Methods that Chrome 106 lacks, and that nothing replaces in a page (docs/architecture.md, Browsers). */
const youngMethods = ['with', 'toSorted', 'toReversed', 'toSpliced', 'isWellFormed', 'toWellFormed'].map(
  (property) => ({
    property,
    message: 'the oldest browsers of the README lack this method: copy, then change the copy',
  }),
)

/**
 * Late code has one rule for failure, which `lazyWithRetry` documents. A path with a variable is only that of a
 * calculator, which the server loads too.
 */
const bareImport = {
  selector:
    'ImportExpression:not([source.type=TemplateLiteral][source.quasis.0.value.raw="../"], CallExpression[callee.name=lazyWithRetry] *)',
  message: 'load late code by lazyWithRetry (components/ui/lazy-with-retry.ts), which retries after a failure',
}

const GATEWAY = './lib/content/gateway.ts'
const CALCULATORS = './components/calculators'
const ROOMS = ['ui', 'islands', 'calculators', 'sections', 'layout', 'pages']

/**
 * Everything may import the schema; the gateway alone passes content values to components. Commands calculate with
 * the calculators.
 */
function exceptions(target, from) {
  if (from === './content') return ['./schema']
  if (target === './e2e' && from === './lib') return ['./fixtures']
  return from === './components' && target === './scripts' ? ['./calculators'] : []
}

const ONE_WAY =
  'imports go one way: content <- lib <- components <- app (ui <- islands <- calculators <- sections <- layout <- pages)'

/**
 * Import direction: content <- lib <- components <- app; in components: ui <- islands <- calculators <- sections <- layout <- pages.
 * Calculators are islands with their logic: their `.ts` files import no component.
 */
const zones = [
  ['./content', ['./lib', './components', './app', './scripts', './e2e']],
  ['./lib', ['./components', './app', './scripts', './e2e']],
  ['./components', ['./app', './scripts', './content', './e2e']],
  [
    './components/ui',
    [CALCULATORS, './components/islands', './components/sections', './components/layout', './components/pages'],
  ],
  [
    './components/islands',
    [CALCULATORS, './components/sections', './components/layout', './components/pages', GATEWAY],
  ],
  [
    './components/ui',
    ['./lib/content', './lib/weave'],
    'components/ui knows neither our content nor our patterns: take them as props, or move it to components/sections',
  ],
  [CALCULATORS, ['./components/sections', './components/layout', './components/pages', GATEWAY]],
  [`${CALCULATORS}/**/*.ts`, ['./components/ui', './components/islands']],
  ['./components/sections', ['./components/layout', './components/pages']],
  ['./components/layout', ['./components/pages']],
  ['./app', ['./scripts', './content', './e2e']],
  ['./scripts', ['./components', './app', './e2e']],
  ['./e2e', ['./app', './components', './lib', './content']],
  ['./{app,components,lib,scripts}/**/!(*.test).{ts,tsx}', ['./lib/fixtures'], 'fixtures are sample data of tests'],
  ['./lib/**/!(gateway|*.test).ts', ['./content'], `only ${GATEWAY} imports content values: take them as parameters`],
].flatMap(([target, sources, message = ONE_WAY]) =>
  sources.map((from) => ({
    target,
    from,
    except: exceptions(target, from),
    message,
  })),
)

export default defineConfig([
  globalIgnores([
    '.next/**',
    '.made/**',
    '.wireit/**',
    'out/**',
    'compare/**',
    '.lighthouseci/**',
    // `npm run check:content` checks editors' files, with messages for editors.
    'content/*',
    '!content/schema/',
    'next-env.d.ts',
    'test-results/**',
    'playwright-report/**',
  ]),
  ...nextVitals,
  ...nextTypescript,
  prettier,
  {
    rules: {
      'no-restricted-syntax': ['error', islandOnly, noStyleAttribute, classAsKey],
      'import/no-restricted-paths': ['error', { zones }],
      'import/no-cycle': ['error', { ignoreExternal: true }],
      'import/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', ['parent', 'sibling', 'index']],
          pathGroups: [
            { pattern: '@/**', group: 'internal' },
            { pattern: './**', group: 'sibling', position: 'after' },
          ],
          distinctGroup: false,
          'newlines-between': 'always',
          alphabetize: { order: 'asc' },
        },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A static export has no image optimiser.
      '@next/next/no-img-element': 'off',
      // Links load documents: on a phone the browser is faster than a router (docs/decisions.md).
      '@next/next/no-html-link-for-pages': 'off',
      'import/no-anonymous-default-export': ['error', { allowObject: true }],
    },
  },
  // One way to name a module: by its path from here within a room, from the root (`@/`) beyond it.
  ...['lib', 'scripts', ...ROOMS.map((room) => `components/${room}`)].map((room) => ({
    files: [`${room}/**`],
    rules: { 'no-restricted-imports': ['error', { patterns: [`@/${room}/*`] }] },
  })),
  {
    files: ['components/{ui,islands,calculators}/**'],
    rules: { 'no-restricted-syntax': ['error', noStyleAttribute, classAsKey, bareImport, ...bareText] },
  },
  {
    files: ['components/**', 'lib/**'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-properties': ['error', ...youngMethods] },
  },
  // Satori draws share images and supports style attributes only.
  { files: ['components/share-image/**'], rules: { 'no-restricted-syntax': ['error', islandOnly] } },
  {
    // Only these files give browser tests access to content, calculators and form fields.
    files: ['e2e/support/{content,calculators,enquiry}.ts'],
    rules: {
      'import/no-restricted-paths': [
        'error',
        {
          zones: zones
            .filter(({ target, from }) => target === './e2e' && from !== './lib')
            .map((zone) => (zone.from === './components' ? { ...zone, except: ['./calculators'] } : zone)),
        },
      ],
    },
  },
])

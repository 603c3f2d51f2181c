import { defineConfig, globalIgnores } from 'eslint/config'
import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import prettier from 'eslint-config-prettier'

const noStyleAttribute = {
  selector: "JSXAttribute[name.name='style']",
  message: 'the policy allows no style attribute, and the build takes it off: write a class',
}

const islandOnly = {
  selector: "ExpressionStatement[directive='use client']",
  message: "'use client' belongs in components/islands or components/ui: move the interactive part there",
}

/**
 * React inserts an element before the text beside it. When a browser's translator has wrapped that text, it is no
 * longer a child of its parent, and React fails. Only components that change in the browser are concerned.
 */
const bareText = [
  'JSXText[value=/\\S/]',
  'JSXExpressionContainer[expression.type=/^(MemberExpression|TemplateLiteral)$/]',
  'JSXExpressionContainer[expression.callee.name=interpolate]',
].map((text) => ({
  selector: `:matches(JSXElement, JSXFragment):has(> JSXExpressionContainer[expression.type=/^(Logical|Conditional)Expression$/]:has(JSXElement)):has(> ${text})`,
  message: 'an element that comes or goes stands beside bare text: give the text an element of its own',
}))

const GATEWAY = './lib/content/gateway.ts'

/** One direction: content <- lib <- components <- app; inside components: ui <- islands <- sections, layout <- pages. */
const zones = [
  ['./content', ['./lib', './components', './app', './scripts', './e2e']],
  ['./lib', ['./components', './app', './scripts', './e2e']],
  ['./components', ['./app', './scripts', './content', './e2e']],
  [
    './components/ui',
    ['./components/islands', './components/sections', './components/layout', './components/pages', GATEWAY],
  ],
  ['./components/islands', ['./components/sections', './components/layout', './components/pages', GATEWAY]],
  ['./components/sections', ['./components/pages']],
  ['./components/layout', ['./components/pages']],
  ['./app', ['./scripts', './content', './e2e']],
  ['./scripts', ['./components', './app']],
  ['./e2e', ['./app', './components', './lib', './content']],
].flatMap(([target, sources]) =>
  sources.map((from) => ({
    target,
    from,
    // The shapes of content are for everyone; its values reach components through its gateway only. Limits of content
    // and of the form count letters alike.
    except: from === './content' ? ['./schema'] : target === './content' && from === './lib' ? ['./letters.ts'] : [],
    message: 'imports go one way: content <- lib <- components <- app (ui <- islands <- sections, layout <- pages)',
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
    // Values that editors write: `npm run check:content` checks them, with messages for editors.
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
      'no-restricted-syntax': ['error', islandOnly, noStyleAttribute],
      'import/no-restricted-paths': ['error', { zones }],
      'import/no-cycle': ['error', { ignoreExternal: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Exported pages have no image optimiser; partner logos carry their own size.
      '@next/next/no-img-element': 'off',
      // One listener changes the page without loading it, for all links (components/islands/page/use-page-links.ts).
      '@next/next/no-html-link-for-pages': 'off',
      'import/no-anonymous-default-export': ['error', { allowObject: true }],
    },
  },
  {
    // Helpers of tests are in scripts/, never in lib/.
    files: ['lib/**/*.test.ts'],
    rules: {
      'import/no-restricted-paths': [
        'error',
        { zones: zones.filter(({ target, from }) => target !== './lib' || from !== './scripts') },
      ],
    },
  },
  {
    files: ['components/{ui,islands}/**'],
    rules: { 'no-restricted-syntax': ['error', noStyleAttribute, ...bareText] },
  },
  // Pictures of link previews are drawn by Satori, which knows nothing else.
  { files: ['components/share/**'], rules: { 'no-restricted-syntax': ['error', islandOnly] } },
  {
    // Browser tests read content, calculators and the fields of the form through these files only.
    files: ['e2e/support/{content,calculators,enquiry}.ts'],
    rules: {
      'import/no-restricted-paths': [
        'error',
        { zones: zones.filter(({ target, from }) => target === './e2e' && from !== './lib') },
      ],
    },
  },
])

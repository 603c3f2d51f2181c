import { readdirSync, readFileSync } from 'node:fs'

import { CONTACT_PATH, HOME_PATH, routePath, withoutLocale } from '../routes'

const ENQUIRY = ['content/enquiry-form.ts', 'content/site.ts']
const BUYING = 'content/buying.ts'
const OFFERINGS = ['content/products', 'content/services', BUYING]

/** Content files and folders that a page shows besides its own file. */
const SHARED: Record<string, string[]> = {
  [HOME_PATH]: OFFERINGS,
  [routePath('company', 'aboutus')]: OFFERINGS,
  [CONTACT_PATH]: [...ENQUIRY, BUYING],
  [routePath('company', 'feedback')]: ENQUIRY,
  [routePath('company', 'faqs')]: ['content/site.ts'],
}

const screens = readdirSync('content/screens').flatMap((name) => (name === 'index.ts' ? [] : name.replace('.ts', '')))

const FILE_FIELD = /\bfile: ['"]([^'"]+)/g
const DOWNLOAD = /\.(pdf|apk)$/
const PRODUCT_OR_SERVICE_PAGE = /^\/(products|services)\//
const CALCULATORS_FIELD = /\bcalculators: /

/** Content files and folders whose last change dates a page in the site map; without those of header and footer. */
export function pageSources(address: string): string[] {
  const path = withoutLocale(address)
  const pageFile = `content${{ [HOME_PATH]: '/home', [CONTACT_PATH]: '/contact' }[path] ?? path}.ts`
  const text = readFileSync(pageFile, 'utf8')
  const shownScreens = screens.filter((name) => text.includes(`'${name}'`) || text.includes(`"${name}"`))
  const files = [...text.matchAll(FILE_FIELD)].map(
    ([, name = '']) => `content/${DOWNLOAD.test(name) ? 'files' : 'images'}/${name}`,
  )
  const sharedFiles = SHARED[path] ?? (PRODUCT_OR_SERVICE_PAGE.test(path) ? [BUYING] : [])
  const calculatorFile = CALCULATORS_FIELD.test(text) ? ['content/calculators.ts'] : []
  return [
    pageFile,
    ...calculatorFile,
    ...shownScreens.map((name) => `content/screens/${name}.ts`),
    ...files,
    ...sharedFiles,
  ]
}

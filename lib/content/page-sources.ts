import { readdirSync, readFileSync } from 'node:fs'

import { CONTACT_PATH, HOME_PATH, routePath, withoutLocale } from '../routes'

const ENQUIRY = ['content/enquiry-form.ts', 'content/site.ts']
const BUYING = 'content/buying.ts'
const LISTS = ['content/products', 'content/services', BUYING]

/** Content files that a page shows besides its own. */
const ALSO: Record<string, string[]> = {
  [HOME_PATH]: LISTS,
  [routePath('company', 'aboutus')]: LISTS,
  [CONTACT_PATH]: [...ENQUIRY, BUYING],
  [routePath('company', 'feedback')]: ENQUIRY,
  [routePath('company', 'faqs')]: ['content/site.ts'],
}

const screens = readdirSync('content/screens').flatMap((name) => (name === 'index.ts' ? [] : name.replace('.ts', '')))

const FILE_FIELD = /\bfile: ['"]([^'"]+)/g
const DOWNLOAD = /\.(pdf|apk)$/
const HAS_BUYING = /^\/(products|services)\//
const CALCULATORS_FIELD = /\bcalculators: /

/**
 * Content files and folders of the page at a path, for its date of change: its own file, screens, pictures, downloads
 * and shared content, without header and footer.
 */
export function pageSources(address: string): string[] {
  const path = withoutLocale(address)
  const own = `content${{ [HOME_PATH]: '/home', [CONTACT_PATH]: '/contact' }[path] ?? path}.ts`
  const text = readFileSync(own, 'utf8')
  const shown = screens.filter((name) => text.includes(`'${name}'`) || text.includes(`"${name}"`))
  const files = [...text.matchAll(FILE_FIELD)].map(
    ([, name = '']) => `content/${DOWNLOAD.test(name) ? 'files' : 'images'}/${name}`,
  )
  const also = ALSO[path] ?? (HAS_BUYING.test(path) ? [BUYING] : [])
  const computed = CALCULATORS_FIELD.test(text) ? ['content/calculators.ts'] : []
  return [own, ...computed, ...shown.map((name) => `content/screens/${name}.ts`), ...files, ...also]
}

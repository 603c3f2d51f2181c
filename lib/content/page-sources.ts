import { readdirSync, readFileSync } from 'node:fs'

import { CONTACT_PATH, HOME_PATH, routePath, withoutLocale } from '../routes'

const ENQUIRY = ['content/enquiry-form.ts', 'content/site.ts']
const BUYING = 'content/buying.ts'
const LISTS = ['content/products', 'content/services', BUYING]

/** Content that a page shows in addition to its own file. */
const ALSO: Record<string, string[]> = {
  [HOME_PATH]: LISTS,
  [routePath('company', 'aboutus')]: LISTS,
  [CONTACT_PATH]: [...ENQUIRY, BUYING],
  [routePath('company', 'feedback')]: ENQUIRY,
  [routePath('company', 'faqs')]: ['content/site.ts'],
}

const screens = readdirSync('content/screens').filter((name) => name !== 'index.ts')

/**
 * The files and folders of content that the page at an address shows: its own, those of its drawn screens, pictures and
 * downloads, and what it shares with others. Header and footer do not count: they are on every page.
 */
export function pageSources(address: string): string[] {
  const path = withoutLocale(address)
  const own = `content${{ [HOME_PATH]: '/home', [CONTACT_PATH]: '/contact' }[path] ?? path}.ts`
  const text = readFileSync(own, 'utf8')
  const shown = screens.filter((name) => new RegExp(`['"]${name.replace(/\.ts$/, '')}['"]`).test(text))
  const files = [...text.matchAll(/\bfile: ['"]([^'"]+)/g)].map(
    ([, name = '']) => `content/${/\.(pdf|apk)$/.test(name) ? 'files' : 'images'}/${name}`,
  )
  const also = ALSO[path] ?? (/^\/(products|services)\//.test(path) ? [BUYING] : [])
  const computed = /\bcalculators: /.test(text) ? ['content/calculators.ts'] : []
  return [own, ...computed, ...shown.map((name) => `content/screens/${name}`), ...files, ...also]
}

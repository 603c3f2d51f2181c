/** An exported page. */
export interface ExportedPage {
  /** Its address, such as `/company/faqs`. */
  path: string
  html: string
}

/** Addresses of the framework's scripts that a browser loads for the exported page `html` at the start, in order. */
export function scriptsOf(html: string): string[] {
  // `noModule` makes every supported browser skip the polyfills.
  const scripts = tagsOf(html, 'script').filter((tag) => !/\snomodule\b/i.test(tag))
  const addresses = scripts.flatMap((tag) => [...words(tag, 'src'), ...words(tag, 'data-chunks')])
  return unique(addresses).filter((address) => address.startsWith('/_next/'))
}

/** Addresses of the style sheets that block the first paint of the page `html`. */
export const stylesOf = (html: string): string[] => linksOf(html, 'stylesheet')

/** Addresses of everything that the page `html` loads by itself, before anyone scrolls or presses anything. */
export const firstLoadOf = (html: string): string[] =>
  unique([
    ...scriptsOf(html),
    ...stylesOf(html),
    ...linksOf(html, 'preload'),
    ...tagsOf(html, 'img')
      .filter((tag) => !words(tag, 'loading').includes('lazy'))
      .flatMap((tag) => words(tag, 'src')),
  ])

const linksOf = (html: string, rel: string) =>
  tagsOf(html, 'link')
    .filter((tag) => words(tag, 'rel').includes(rel) && !/\sdisabled\b/i.test(tag))
    .flatMap((tag) => words(tag, 'href'))

const tagsOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'gi'))].map(([tag]) => tag)

/** The words of the attribute `name` of a tag; the exported HTML quotes all values. */
function words(tag: string, name: string): string[] {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''
  return value.replaceAll('&amp;', '&').split(/\s+/).filter(Boolean)
}

const unique = (list: string[]) => [...new Set(list)]

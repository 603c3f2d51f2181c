import { load, type CheerioAPI } from 'cheerio'

/** An exported page. */
export interface ExportedPage {
  /** Its address, such as `/company/faqs`. */
  path: string
  html: string
}

/** Addresses of the framework's scripts that a browser loads for the exported page `html` at the start, in order. */
export const scriptsOf = (html: string): string[] => scriptsIn(load(html))

/** Addresses of the style sheets that block the first paint of the page `html`. */
export const stylesOf = (html: string): string[] => stylesIn(load(html))

/** Addresses of everything that the page `html` loads by itself, before anyone scrolls or presses anything. */
export function firstLoadOf(html: string): string[] {
  const $ = load(html)
  const others = [...words($, 'link[rel=preload]', 'href'), ...words($, 'img:not([loading=lazy])', 'src')]
  return unique([...scriptsIn($), ...stylesIn($), ...others])
}

// `noModule` makes every supported browser skip the polyfills.
const scriptsIn = ($: CheerioAPI) =>
  unique([...words($, 'script:not([nomodule])', 'src'), ...words($, 'script', 'data-chunks')]).filter((address) =>
    address.startsWith('/_next/'),
  )

const stylesIn = ($: CheerioAPI) => words($, 'link[rel=stylesheet]:not([disabled])', 'href')

/** The words of the attribute `name` of all elements that match. */
const words = ($: CheerioAPI, selector: string, name: string) =>
  [...$(selector)].flatMap((element) => ($(element).attr(name) ?? '').split(/\s+/)).filter(Boolean)

const unique = (list: string[]) => [...new Set(list)]

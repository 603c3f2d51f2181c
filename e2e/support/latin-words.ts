import type { Page } from '@playwright/test'

import { contentByLocale } from './content'

/** Latin words that a Nepali page may contain: names, the label of the language link, a protocol and a header. */
const ALLOWED_WORDS = new Set(
  Object.values(contentByLocale)
    .flatMap(({ site, products }) => [
      site.name,
      ...products.flatMap(({ pageName, heading, cardName }) => [pageName, heading, cardName]),
      'English https EmailJS dBase Visual FoxPro Excel Content Security Policy',
    ])
    .flatMap((name) => name.match(/[A-Za-z]+/g) ?? []),
)

/** Latin words in texts and attributes, except addresses, codes (`V-2082`, `R07`), `ALLOWED_WORDS` and abbreviations. */
export async function latinWords(page: Page) {
  const texts = await page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      // A `wbr` splits an e-mail address into two text nodes.
      const { textContent } = parent?.querySelector(':scope > wbr') ? parent : node
      if (!parent?.closest('script, style, noscript, [lang=en]')) texts.push(textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]'))
      for (const attr of ['aria-label', 'alt', 'title', 'placeholder']) texts.push(element.getAttribute(attr) ?? '')
    if (!texts.some((text) => text.trim())) throw new Error('no text found')
    return texts
  })
  return texts.flatMap((text) =>
    (
      text
        .replace(/\S*[@/.:]\S*/g, ' ')
        .replace(/\b[A-Z][A-Z\d]*-\w+/g, ' ')
        .replace(/\b[A-Z]*\d[\w/-]*/g, ' ')
        .match(/[A-Za-z]{2,}/g) ?? []
    ).filter((word) => !ALLOWED_WORDS.has(word) && !/^[A-Z]+$/.test(word)),
  )
}

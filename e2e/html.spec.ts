import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate'

import { fileOf } from '../scripts/export/pages'

import { allSitemapPaths } from './support/addresses'
import { localeOf } from './support/content'
import { exported } from './support/exported'
import { expect, test } from './support/test'

const paths = [...allSitemapPaths(), '/404']

for (const locale of ['en', 'ne'])
  test(`the HTML of every page in the language ${locale} is valid`, async () => {
    const validator = new HtmlValidate(new FileSystemConfigLoader())
    for (const path of paths.filter((one) => localeOf(one) === locale)) {
      const { valid, results } = await validator.validateFile(fileOf('out', path))
      expect.soft(valid, `${path}\n${formatterFactory('text')(results)}`).toBe(true)
    }
  })

test('each link says where it leads, and no two links of a page with one name lead to different places', () => {
  for (const path of paths) {
    const places = new Map<string, Set<string>>()
    const $ = exported(path)
    // The name of a link is its aria-label, or the text of its image.
    $('a [aria-label], a [alt]').replaceWith((_index, part) => $(part).attr('aria-label') ?? $(part).attr('alt') ?? '')
    for (const link of $('a')) {
      // The subject of a mail link does not count.
      const href =
        $(link)
          .attr('href')
          ?.replace(/^(mailto:[^?]*).*/, '$1') ?? ''
      const name = ($(link).attr('aria-label') ?? $(link).text()).replace(/\s+/g, ' ').trim()
      expect.soft(name, `${path}: ${href}`).not.toMatch(/^$|^((click )?here|((read|learn) )?more)$/i)
      places.set(name, (places.get(name) ?? new Set()).add(href))
    }
    expect
      .soft(
        [...places].filter(([, hrefs]) => hrefs.size > 1),
        path,
      )
      .toEqual([])
    expect.soft(places.size, `links were found on ${path}`).toBeGreaterThan(10)
  }
})

test('every page tells browsers to make no links of its figures, and not to repaint it in the dark', () => {
  for (const path of paths) {
    const $ = exported(path)
    const told = (name: string) => $(`head > meta[name="${name}"]`).attr('content')
    expect.soft(told('format-detection'), path).toBe('telephone=no, date=no, address=no, email=no')
    expect.soft(told('color-scheme'), path).toBe('only light')
    expect.soft(told('theme-color'), path).toMatch(/^#/)
  }
})

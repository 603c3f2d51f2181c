import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate'

import { fileOf } from '../scripts/export/pages'

import { allSitemapPaths } from './support/addresses'
import { exported } from './support/exported'
import { expect, test } from './support/test'

const validator = new HtmlValidate(new FileSystemConfigLoader())

for (const path of [...allSitemapPaths(), '/404']) {
  test(`the HTML of ${path} is valid`, async () => {
    const { valid, results } = await validator.validateFile(fileOf('out', path))
    expect(valid, formatterFactory('text')(results)).toBe(true)
  })

  test(`each link of ${path} says where it leads, and no two links with one name lead to different places`, () => {
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
      expect(name, href).not.toMatch(/^$|^((click )?here|((read|learn) )?more)$/i)
      places.set(name, (places.get(name) ?? new Set()).add(href))
    }
    expect([...places].filter(([, hrefs]) => hrefs.size > 1)).toEqual([])
    expect(places.size, 'links were found').toBeGreaterThan(10)
  })
}

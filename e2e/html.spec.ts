import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

import { sitemapPaths } from './support/addresses'
import { expect, test } from './support/test'

const validator = new HtmlValidate(new FileSystemConfigLoader())

const fileOf = (path: string) => resolve(`out${path === '/' ? '/index' : path}.html`)

function* linksOf(node: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of node.childNodes)
    if ('tagName' in child) {
      if (child.tagName === 'a') yield child
      yield* linksOf(child)
    }
}

const attribute = ({ attrs }: Tree.Element, wanted: string) => attrs.find(({ name }) => name === wanted)?.value

/** The link's text or the name that screen readers announce. */
function nameOf(node: Tree.ChildNode): string {
  if ('value' in node) return node.value
  if (!('tagName' in node)) return ''
  return attribute(node, 'aria-label') ?? attribute(node, 'alt') ?? node.childNodes.map(nameOf).join('')
}

for (const path of [...sitemapPaths(), '/404']) {
  test(`the HTML of ${path} is valid`, async () => {
    const { valid, results } = await validator.validateFile(fileOf(path))
    expect(valid, formatterFactory('text')(results)).toBe(true)
  })

  test(`each link of ${path} says where it leads, and no two links with one name lead to different places`, () => {
    const places = new Map<string, Set<string>>()
    for (const link of linksOf(parse(readFileSync(fileOf(path), 'utf8')))) {
      // The subject of a mail link does not count.
      const href = attribute(link, 'href')?.replace(/^(mailto:[^?]*).*/, '$1') ?? ''
      const name = nameOf(link).replace(/\s+/g, ' ').trim()
      expect(name, href).not.toMatch(/^$|^((click )?here|((read|learn) )?more)$/i)
      places.set(name, (places.get(name) ?? new Set()).add(href))
    }
    expect([...places].filter(([, hrefs]) => hrefs.size > 1)).toEqual([])
    expect(places.size, 'links were found').toBeGreaterThan(10)
  })
}

import assert from 'node:assert/strict'
import { test } from 'vitest'

import type { SiteContent } from './gateway'
import { footerLists, menuItems, seeAllLink, LIST_LIMIT } from './menu'

/** The part of the content that menu and footer read, with `count` products. */
function contentWith(count: number): SiteContent {
  const products = Array.from({ length: count }, (_, index) => ({
    slug: `p${index}`,
    path: `/products/p${index}`,
    pageName: `Product ${index}`,
    audience: 'For all',
  }))
  const content = {
    locale: 'en',
    navigation: { items: [{ label: 'PRODUCT', group: 'products' }] },
    labels: { groups: { products: 'Products' }, all: { products: 'All products' }, opensInNewTab: 'new tab' },
    home: { pageName: 'Home' },
    contact: { pageName: 'Contact' },
    company: {},
    services: [],
    downloads: [],
    products,
  }
  return content as unknown as SiteContent
}

function menuOf(count: number) {
  const [menu] = menuItems(contentWith(count))
  assert.ok(menu && 'links' in menu)
  return menu
}

test('menu and footer show every product of a short list, without a link to a full list', () => {
  const { links, folder } = menuOf(LIST_LIMIT)
  assert.equal(links.length, LIST_LIMIT)
  assert.ok(links.every(({ cloth, line }) => cloth && line))
  assert.equal(folder, undefined)
  assert.equal(footerLists(contentWith(LIST_LIMIT))[0]?.links.length, LIST_LIMIT)
  assert.equal(seeAllLink(contentWith(LIST_LIMIT), 'products'), undefined)
})

test('menu and footer shorten a list of a thousand products and end it with a link to all', () => {
  const seeAll = { label: 'All products', href: '/company/aboutus#products' }
  const { links, folder } = menuOf(1000)
  assert.equal(links.length, LIST_LIMIT + 1)
  assert.deepEqual(links.at(-1), seeAll)
  assert.equal(folder, '/products/')
  const footer = footerLists(contentWith(1000))[0]?.links
  assert.equal(footer?.length, LIST_LIMIT + 1)
  assert.deepEqual(footer.at(-1), seeAll)
})

test('a link to another site is marked in the menu and at the end of the footer', () => {
  const shop = { label: 'SHOP', href: 'https://shop.example.com/' }
  const content = { ...contentWith(1), navigation: { items: [shop, { label: 'FAQ', href: '/company/faqs' }] } }
  assert.deepEqual(menuItems(content), [{ ...shop, newTab: 'new tab' }, content.navigation.items[1]])
  const footer = footerLists(content).flatMap(({ links }) => links)
  assert.deepEqual(footer.at(-1), { ...shop, newTab: 'new tab' })
  assert.ok(footer.every(({ label }) => label !== 'FAQ'))
})

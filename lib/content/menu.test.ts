import { expect, test } from 'vitest'

import type { SiteContent } from './gateway'
import { footerLists, LIST_LIMIT, menuItems, seeAllLink } from './menu'

/** Content of menu and footer, with `productCount` products. */
function contentWith(productCount: number): SiteContent {
  const products = Array.from({ length: productCount }, (_, index) => ({
    slug: `p${index}`,
    path: `/products/p${index}`,
    pageName: `Product ${index}`,
    need: 'We serve all',
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

const seeAll = { label: 'All products', href: '/company/aboutus#products' }

test.each([
  ['every product of a short list', LIST_LIMIT, undefined],
  ['the first products of a thousand, and then a link to all', 1000, seeAll],
])('menu and footer show %s', (_, productCount, expectedSeeAll) => {
  const content = contentWith(productCount)
  const [menu] = menuItems(content)
  expect.assert(menu && 'links' in menu)
  for (const links of [menu.links, footerLists(content)[0]?.links ?? []]) {
    expect(links.length).toBe(LIST_LIMIT + (expectedSeeAll ? 1 : 0))
    expect(links[LIST_LIMIT]).toEqual(expectedSeeAll)
  }
  for (const link of menu.links.slice(0, LIST_LIMIT))
    expect(link).toMatchObject({ pattern: expect.any(String), description: 'We serve all' })
  expect(menu.pathPrefix).toBe(expectedSeeAll && '/products/')
  expect(seeAllLink(content, 'products')).toEqual(expectedSeeAll)
})

test('the menu marks a download without a file as coming soon', () => {
  const downloads = [
    { path: '/downloads/manual', pageName: 'Manual' },
    { path: '/downloads/app', pageName: 'App', file: 'app.apk' },
  ]
  const navigation = { items: [{ label: 'DOWNLOAD', group: 'downloads' as const }] }
  const content = { ...contentWith(1), downloads, navigation, labels: { soon: 'Soon' } } as unknown as SiteContent
  const [menu] = menuItems(content)
  expect.assert(menu && 'links' in menu)
  expect([menu.links[0]?.description, menu.links[1]?.description]).toEqual(['Soon', undefined])
})

test('a menu link to another site is also the last footer link; both have the note on the new tab', () => {
  const shop = { label: 'SHOP', href: 'https://shop.example.com/' }
  const content = { ...contentWith(1), navigation: { items: [shop, { label: 'FAQ', href: '/company/faqs' }] } }
  expect(menuItems(content)).toEqual([{ ...shop, newTabNote: 'new tab' }, content.navigation.items[1]])
  const footer = footerLists(content).flatMap(({ links }) => links)
  expect(footer.at(-1)).toEqual({ ...shop, newTabNote: 'new tab' })
  expect(footer.map(({ label }) => label)).not.toContain('FAQ')
})

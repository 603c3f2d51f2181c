import { expect, test } from 'vitest'

import { canonicalPath } from '../before-hydration/canonical-path'
import { localeConfig, locales } from '../i18n/locales'
import { isCurrent, routesFor, withoutLocale } from './routes'

test('a link is current on its own page; the contact link is also current at /contact of its language', () => {
  expect(isCurrent('/products/micos', '/products/micos')).toBe(true)
  expect(isCurrent('/', '/products/micos')).toBe(false)
  expect(isCurrent('/contactus', '/contact')).toBe(true)
  expect(isCurrent('/ne/contactus', '/ne/contact')).toBe(true)
  expect(isCurrent('/contactus', '/ne/contact')).toBe(false)
})

test('routesFor adds the prefix of a language to internal paths, and withoutLocale removes the prefix', () => {
  for (const locale of locales)
    for (const path of ['/', '/contactus', '/products/bancos', '/company/aboutus#products']) {
      const prefixed = routesFor(locale).to(path)
      expect(withoutLocale(prefixed)).toBe(path)
      expect(prefixed.startsWith(localeConfig[locale].prefix || '/')).toBe(true)
    }
  expect(routesFor('ne').home).toBe('/ne')
  expect(routesFor('ne').to('https://example.com/')).toBe('https://example.com/')
  expect(withoutLocale('/news')).toBe('/news')
})

test('canonicalPath removes the endings and slashes that hosts add to a path', () => {
  for (const path of ['/', '//', '/index', '/index.html']) expect(canonicalPath(path)).toBe('/')
  for (const end of ['', '/', '.html', '.html/', '/index', '/index.html'])
    for (const start of ['/ne', '/company/faqs', '//company/faqs'])
      expect(canonicalPath(start + end)).toBe(start.replace('//', '/'))
})

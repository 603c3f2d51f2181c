import { describe, expect, test } from 'vitest'

import { elementIds } from '@/lib/before-hydration/contract'

import { isPage, rewritePage, withPolicy } from './finish-page'

const STYLES = 'p>a{color:red}'
const OPTIONS = {
  firstScript: 'start("नेपाल")',
  readStyles: (href: string) => (href === '/_next/x.css' ? STYLES : expect.fail(href)),
}
const PAYLOAD = '0:["$","p",null,{"children":"नेपाल 🌾 "}]\n'
const PAYLOAD_SCRIPTS =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  `<script>self.__next_f.push(${JSON.stringify([1, PAYLOAD]).replaceAll('<', '\\u003c')})</script>`

/** A page in the form of Next's output; browser tests cover the real output. */
const page = (content = '') =>
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=1"/>' +
  '<link rel="stylesheet" href="/_next/x.css" data-precedence="next"/>' +
  '<link rel="preload" as="script" href="/_next/a.js"/><script src="/_next/a.js" async=""></script>' +
  '<script src="/_next/old.js" noModule=""></script><title>a</title><meta property="og:title" content="a"/></head><body><nav id="site-menu"><div style="position:relative">&amp; 🌾</div></nav>' +
  `<script type="application/ld+json">{}</script>${content}<iframe src="https://maps.example/?q=a&amp;b"></iframe>` +
  `<script src="/_next/b.js" id="_R_" async=""></script>${PAYLOAD_SCRIPTS}</body></html>`

test('a verification file of a search engine is not a page', () => {
  expect(isPage(page())).toBe(true)
  expect(isPage('google-site-verification: google1234.html')).toBe(false)
  expect(isPage('<html><head><title>1234</title></head><body>1234</body></html>')).toBe(false)
})

test('a finished page has the marks that stop Cloudflare from changing scripts and e-mail addresses', () => {
  const html = withPolicy(rewritePage(page(), OPTIONS), 'policy')
  expect(html).toMatch(/<script data-chunks="[^"]+" data-cfasync="false">/)
  expect(html).toMatch(/<body><!--email_off-->[^]*<!--\/email_off--><\/body>/)
})

test('the heading has the id for which the first frame after another page waits', () => {
  expect(rewritePage(page('<h1>a</h1>'), OPTIONS)('h1').attr('id')).toBe(elementIds.title)
})

describe('the last step of the build', () => {
  for (const element of [
    '<script>track()</script>',
    '<script>self.__next_f.push([1,"a"]);track()</script>',
    '<script>self.__next_f.push([3,"a"])</script>',
    '<script type="module">a()</script>',
    '<script src="https://example.com/a.js" async=""></script>',
    '<script src="/_next/c.js"></script>',
    '<svg><script href="/a.js"></script></svg>',
    '<style>a{}</style>',
    '<noscript><style>a{}</style></noscript>',
    '<link rel="stylesheet" href="https://example.com/a.css" data-precedence="next"/>',
    '<link rel="stylesheet" href="/_next/x.css" data-precedence="next" media="print"/>',
    '<iframe src="data:text/html,a"></iframe>',
    '<meta http-equiv="Content-Security-Policy" content="default-src *"/>',
    '<script src="/_next/b c.js" async=""></script>',
    '<script type="module" src="/_next/b.js" async=""></script>',
    '<link rel="modulepreload" href="/a.js"/>',
  ])
    test(`refuses ${element}`, () => expect(() => rewritePage(page(element), OPTIONS)).toThrow(/^unknown/))

  for (const text of ['a</style>', 'a</SCRIPT >', '<!--<script>', 'a\r\nb', 'a\0'])
    test(`refuses a text that HTML parsing would change: ${JSON.stringify(text)}`, () => {
      expect(() => rewritePage(page(), { ...OPTIONS, firstScript: text })).toThrow(/HTML would change/)
      expect(() => rewritePage(page(), { ...OPTIONS, readStyles: () => text })).toThrow(/HTML would change/)
    })
})

import { LinkChecker } from 'linkinator'

import { allSitemapPaths } from './support/addresses'
import { expect, test } from './support/test'

test('every internal link and asset resolves, without a redirect', async ({ baseURL }) => {
  const origin = new URL(baseURL ?? '').origin
  const redirected: string[] = []
  const checker = new LinkChecker()
  checker.on('redirect', ({ url }: { url: string }) => redirected.push(url))
  const { links } = await checker.check({
    path: allSitemapPaths().map((path) => origin + path),
    recurse: true,
    concurrency: 20,
    checkFragments: true,
    checkCss: true,
    // This test does not check links to other sites.
    linksToSkip: [`^(?!${origin})`],
  })
  expect(links.filter(({ state }) => state === 'BROKEN').map(({ url, parent }) => `${url} on ${parent}`)).toEqual([])
  expect(redirected).toEqual([])
  expect(links.filter(({ state }) => state === 'OK').length).toBeGreaterThan(allSitemapPaths().length)
})

import assert from 'node:assert/strict'
import { test } from 'vitest'

import { withLinkedStyles, withoutScripts } from './compressed-site'

const page = (head: string, body: string) => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

test('the limit page has no script and no preload for one, and keeps everything else', () => {
  const html = page(
    '<link rel="preload" as="script" href="/a.js"/><link rel="preload" href="/f.woff2" as="font"/>' +
      '<script data-chunks="/a.js">run("<b>")</script>',
    '<p>Text</p><script type="application/json">{}</script>',
  )
  assert.equal(withoutScripts(html), page('<link rel="preload" href="/f.woff2" as="font">', '<p>Text</p>'))
})

test('the page with linked styles loads the style sheet that its HTML names', () => {
  const html = page(
    '<style data-x="">p{}</style><link rel="stylesheet" href="/a.css" data-precedence="next" disabled=""/>',
    '<p></p>',
  )
  const linked = page('<link rel="stylesheet" href="/a.css" data-precedence="next">', '<p></p>')
  assert.equal(withLinkedStyles(html), linked)
})

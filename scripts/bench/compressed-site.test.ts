import assert from 'node:assert/strict'
import { test } from 'node:test'

import { withLinkedStyles, withoutScripts } from './compressed-site'

test('the limit page has no script and no preload for one, and keeps everything else', () => {
  const html =
    '<link rel="preload" as="script" href="/a.js"/><link rel="preload" href="/f.woff2" as="font"/>' +
    '<script data-chunks="/a.js">run("<b>")</script><p>Text</p><script type="application/json">{}</script>'
  assert.equal(withoutScripts(html), '<link rel="preload" href="/f.woff2" as="font"/><p>Text</p>')
})

test('the page with linked styles loads the style sheet that its HTML names', () => {
  const html =
    '<style data-x="">p{}</style><link rel="stylesheet" href="/a.css" data-precedence="next" disabled=""/><p>'
  assert.equal(withLinkedStyles(html), '<link rel="stylesheet" href="/a.css" data-precedence="next"/><p>')
})

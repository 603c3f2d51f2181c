import assert from 'node:assert/strict'
import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'node:test'

import { checkContent } from '../content/check'
import { loadContent } from '../content/files'
import { copyWithProducts, FEWEST } from './many-products'

test('the copy of the site has as many products as asked for, and its content is right', async () => {
  const count = FEWEST * 2 + 1
  const folder = copyWithProducts(resolve(import.meta.dirname, '../..'), count)
  try {
    const content = join(folder, 'content')
    assert.deepEqual((await checkContent(content)).problems, [])
    const { products } = (await loadContent(content)).raw as { products: object }
    assert.equal(Object.keys(products).length, count)
    assert.ok(existsSync(join(folder, 'node_modules/next')))
    assert.ok(!existsSync(join(folder, 'out')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, test } from 'vitest'

import { weigh } from './weigh'

test('a file weighs what a host sends: its compressed copy, if it has one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weigh-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'index.html')
  writeFileSync(file, 'x'.repeat(500))
  assert.equal(weigh(file), 500)
  writeFileSync(`${file}.br`, 'x'.repeat(30))
  assert.equal(weigh(file), 30)
  assert.throws(() => weigh(join(folder, 'missing.html')), /ENOENT/)
})

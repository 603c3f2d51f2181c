import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'

import { memoryOfTree } from './process-tree'

test('the memory of a process counts what those that it has started hold', async () => {
  const megabytes = 200
  const before = memoryOfTree(process.pid)
  const script = `const held = Buffer.alloc(${megabytes}e6, 1); console.log(held.length); setInterval(() => held, 1000)`
  const child = spawn(process.execPath, ['-e', script])
  await once(child.stdout, 'data')
  const after = memoryOfTree(process.pid)
  child.kill()
  assert.ok(before > 0)
  assert.ok(after - before > megabytes * 1e6, `${before} before, ${after} after`)
})

import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, test } from 'vitest'

import { publishFiles } from './files'

test('files are published under their own names, and removed when their source is removed', async () => {
  const root = await mkdtemp(join(tmpdir(), 'files-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const [from, to] = [join(root, 'content'), join(root, 'public/files')]
  await publishFiles(from, to)
  await assert.rejects(readdir(to), /ENOENT/)

  await mkdir(from)
  for (const name of ['manual.pdf', 'app.apk', '.DS_Store']) await writeFile(join(from, name), name)
  await publishFiles(from, to)
  assert.deepEqual((await readdir(to)).sort(), ['app.apk', 'manual.pdf'])

  await rm(join(from, 'app.apk'))
  await publishFiles(from, to)
  assert.deepEqual(await readdir(to), ['manual.pdf'])
})

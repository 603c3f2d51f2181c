import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'vitest'

import { build } from 'esbuild'
import { globSync } from 'tinyglobby'

const { build: script } = (
  JSON.parse(readFileSync('package.json', 'utf8')) as {
    wireit: Record<'build', { command: string; files: string[]; env: Record<string, unknown> }>
  }
).wireit

test('the build runs again when any file that it runs changes', async () => {
  const entryPoints = [...script.command.matchAll(/tsx (\S+)/g)].map(([, file = '']) => file)
  assert.ok(entryPoints.length > 0)
  const { metafile } = await build({
    entryPoints: [...entryPoints, 'next.config.mjs', 'postcss.config.mjs'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
  })
  const named = new Set(
    globSync(
      script.files.filter((glob) => !glob.startsWith('!')),
      { ignore: script.files.flatMap((glob) => (glob.startsWith('!') ? [glob.slice(1)] : [])) },
    ),
  )
  assert.deepEqual(
    Object.keys(metafile.inputs).filter((file) => !named.has(file)),
    [],
  )
})

test('the build runs again when any of its settings changes', () => {
  const settings = readFileSync('.env.example', 'utf8').match(/NEXT_PUBLIC_\w+/g)
  assert.deepEqual(Object.keys(script.env).sort(), [...new Set(settings)].sort())
})

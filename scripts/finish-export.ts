import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { buildSync } from 'esbuild'

import { readSettings } from '@/lib/settings'

import { finishPage } from './lib/export/finish-page'
import { readPublicSettings } from './lib/local-settings'

/** Last step of `npm run build`: rewrites the pages that Next has exported to `out/`, so that scripts wait for people. */
const out = 'out'
const { mail } = readSettings(readPublicSettings('.', process.env))
const [starter] = buildSync({
  entryPoints: [join(import.meta.dirname, 'browser/start.ts')],
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2020',
  write: false,
}).outputFiles

const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
for (const file of files) {
  const path = join(out, file)
  try {
    const { html } = finishPage(readFileSync(path, 'utf8'), {
      file,
      starter: starter!.text.trim(),
      readStyles: (href) => readFileSync(join(out, href), 'utf8'),
      mailOrigin: mail.origin,
    })
    writeFileSync(path, html)
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}

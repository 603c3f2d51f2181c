import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { buildSync } from 'esbuild'

import { missingSettings, readSettings } from '@/lib/settings'

import { readPublicSettings } from '../build/settings'
import { writeHosting } from '../hosting/files'
import type { PagePolicy } from '../hosting/headers'
import { finishPage } from './finish-page'
import { addressOf, filesIn } from './pages'
import { FRAMING } from './policy'

/**
 * Last step of `npm run build`: rewrites the pages that Next has exported to `out/`, writes the files for hosts, and says
 * which settings are missing.
 * Options: --plain (changes only the policy of the pages), --out out (their folder).
 */
const { plain, out } = parseArgs({
  options: { plain: { type: 'boolean', default: false }, out: { type: 'string', default: 'out' } },
}).values
const settings = readSettings(readPublicSettings())
const entryPoints = [join(import.meta.dirname, '../../lib/page-start/start.ts')]
const built = buildSync({ entryPoints, bundle: true, minify: true, format: 'iife', target: 'es2020', write: false })
const starter = plain ? undefined : built.outputFiles[0]!.text.trim()

// These have the content of `404.html`, but hosts would serve them with status 200.
for (const name of readdirSync(out)) if (name.startsWith('_not-found')) rmSync(join(out, name), { recursive: true })

const pages: PagePolicy[] = []
for (const file of filesIn(out, '.html').sort())
  try {
    const exported = readFileSync(join(out, file), 'utf8')
    const readStyles = (href: string) => readFileSync(join(out, href), 'utf8')
    const { html, policy } = finishPage(exported, { starter, readStyles, mailOrigin: settings.mail.origin })
    writeFileSync(join(out, file), html)
    pages.push({ path: addressOf(file), policy: `${policy}; ${FRAMING}` })
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
if (!process.exitCode) {
  await writeHosting(out, pages)
  const missing = missingSettings(settings)
  if (missing.length > 0) console.log(['', 'Built, but not for visitors yet (.env.example):', ...missing].join('\n'))
}

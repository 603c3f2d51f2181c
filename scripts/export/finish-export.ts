/**
 * Last step of `npm run build`: defers the scripts of exported pages, adds the Content-Security-Policy, removes the files
 * of RSC payloads, writes files for hosts and the copies of pages, and prints missing settings.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { buildSync } from 'esbuild'
import { globSync } from 'tinyglobby'

import { readSettings, settingProblems } from '@/lib/settings'

import { readPublicSettings } from '../build/environment'
import { BUNDLED_FILES } from '../build/list-bundled-files.mjs'
import { writeHosting } from '../hosting/host-files'
import { contentSecurityPolicy, FRAME_ANCESTORS } from './content-security-policy'
import { isPage, policyNeedsOf, rewritePage, withPolicy } from './finish-page'
import { licencesText } from './licences'

const out = 'out'
const env = readPublicSettings()
const settings = readSettings(env)
const entryPoints = [join(import.meta.dirname, '../../lib/before-hydration/first-script.ts')]
const built = buildSync({ entryPoints, bundle: true, minify: true, format: 'iife', target: 'es2022', write: false })
const firstScript = built.outputFiles[0]!.text.trim()
const readStyles = (href: string) => readFileSync(join(out, href), 'utf8')

const pages = globSync('**/*.html', { cwd: out })
  .map((file) => ({ file, html: readFileSync(join(out, file), 'utf8') }))
  .filter(({ html }) => isPage(html))
  .map(({ file, html }) => {
    try {
      return { file, page: rewritePage(html, { firstScript, readStyles }) }
    } catch (cause) {
      throw new Error(file, { cause })
    }
  })
const policyNeeds = pages.map(({ page }) => policyNeedsOf(page))
const policy = contentSecurityPolicy(policyNeeds, settings.mail.origin)
for (const { file, page } of pages) writeFileSync(join(out, file), withPolicy(page, policy))
// Links load documents: no browser asks for a page's RSC payload.
const payloads = [
  ...globSync('**/__next.*.txt', { cwd: out }),
  ...pages.map(({ file }) => file.replace(/html$/, 'txt')),
]
for (const file of payloads) rmSync(join(out, file), { force: true })
writeFileSync(join(out, 'licenses.txt'), licencesText(JSON.parse(readFileSync(BUNDLED_FILES, 'utf8'))))
await writeHosting(out, `${policy}; ${FRAME_ANCESTORS}`)
// Hosts without rewrite rules redirect /contactus to the folder of that name, and serve its index.html.
for (const { file } of pages) {
  if (/^(index|404)\.html$/.test(file)) continue
  const folder = join(out, file.slice(0, -'.html'.length))
  mkdirSync(folder, { recursive: true })
  copyFileSync(join(out, file), join(folder, 'index.html'))
}
const problems = settingProblems(env)
if (problems.length > 0) console.log(['', 'Built, but not ready for visitors (.env.example):', ...problems].join('\n'))

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { scriptsOf } from '../export/page-files'
import { fileOf } from '../export/pages'

/** The smallest export of Next: a root layout and one page with a heading, without styles or its own code. */
const SOURCES = {
  // Next marks the parent folder as CommonJS.
  'package.json': '{ "type": "module" }',
  'next.config.mjs': `export default { output: 'export', generateBuildId: () => 'baseline' }`,
  'app/layout.js': `export const metadata = { title: 'Baseline', description: 'An empty page of the same Next version.' }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}`,
  'app/page.js': `export default function Page() {
  return <h1>Baseline</h1>
}`,
}

/**
 * Folder of the baseline: the export of an empty site, made with the installed version of Next. No page can be lighter.
 * Cached per sources and locked versions below `.next/cache`, where builds of the site keep it and imports find the
 * project's packages. Throws when its build fails.
 */
export function ensureBaseline(): string {
  const root = process.cwd()
  const hash = createHash('sha256')
    .update(JSON.stringify(SOURCES))
    .update(readFileSync(join(root, 'package-lock.json')))
  const folder = resolve(root, '.next/cache/baseline', hash.digest('hex').slice(0, 16))
  const out = join(folder, 'out')
  if (existsSync(join(out, 'index.html'))) return out
  rmSync(dirname(folder), { recursive: true, force: true })
  for (const [name, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  console.log('Building an empty page of the same Next version to compare with.')
  const next = createRequire(join(root, 'package.json')).resolve('next/dist/bin/next')
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build', '--webpack'], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The empty page could not be built:\n${stdout}${stderr}`)
  return out
}

/** Brotli bytes of the scripts that the page in the folder of the baseline starts with. */
export const scriptsWeight = (folder: string) =>
  scriptsOf(readFileSync(fileOf(folder, '/'), 'utf8'))
    .map((path) => brotliCompressSync(readFileSync(fileOf(folder, path))).length)
    .reduce((sum, bytes) => sum + bytes, 0)

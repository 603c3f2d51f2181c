/**
 * `npm run compare`: visual diff of a change. Builds the site at the merge base with main (or `-- --base REF`) and now,
 * takes screenshots of all pages, and writes the differing ones and a summary to `compare/`.
 */
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { git } from '@/lib/git'

import { pageShots, takeScreenshots } from './browser/page-pictures'
import { ensureBuild, run } from './build/run-build'
import { testSettings } from './build/environment'
import { sitePaths } from './export/exported-paths'
import { listen } from './serve/listen'
import { createStaticSite } from './serve/static-site'

const FOLDER = 'compare'
const [BEFORE, AFTER] = [`${FOLDER}/before`, `${FOLDER}/after`]
const { values } = parseArgs({ options: { base: { type: 'string' } } })

const base = git('merge-base', values.base ?? 'origin/main', 'HEAD')
const before = mkdtempSync(join(tmpdir(), 'site-before-'))
rmSync(FOLDER, { recursive: true, force: true })
try {
  git('worktree', 'add', '--detach', before, base)
  await ensureBuild(testSettings)
  await buildBefore()
  await picture(join(before, 'out'), BEFORE)
  await picture('out', AFTER)
  report()
} finally {
  git('worktree', 'remove', '--force', before)
}

/** Builds the site before the change; reuses node_modules if the lock files are equal. */
async function buildBefore() {
  const [lock, ownLock] = [before, '.'].map((root) => readFileSync(join(root, 'package-lock.json'), 'utf8'))
  // On Windows, a junction needs no administrator rights.
  if (lock === ownLock) symlinkSync(resolve('node_modules'), join(before, 'node_modules'), 'junction')
  else run('npm', ['ci'], { cwd: before })
  await ensureBuild(testSettings, before)
}

async function picture(site: string, folder: string) {
  const { address, close } = await listen(createStaticSite(site), 0)
  await takeScreenshots(address, pageShots(sitePaths(site)), folder)
  await close()
}

/** Writes `index.html` with pictures side by side, and `summary.md`. */
function report() {
  const json = `${FOLDER}/result.json`
  const page = ['-R', `${FOLDER}/index.html`, '-J', json, '-M', '0.02', '-I']
  run('npx', ['reg-cli', AFTER, BEFORE, `${FOLDER}/difference`, ...page])
  const result = JSON.parse(readFileSync(json, 'utf8')) as Record<'failedItems' | 'newItems' | 'deletedItems', string[]>
  const list = (words: string, files: string[]) =>
    files.length > 0 ? `${words}:\n\n${files.map((file) => `- ${file.replace('.png', '')}`).join('\n')}\n` : ''
  const summary = [
    `Compared with ${git('log', '-1', '--format=%h of %cs, “%s”', base)}. A number is the width in pixels.\n`,
    list('Look different', result.failedItems) || 'No page looks different.\n',
    list('New', result.newItems),
    list('Gone', result.deletedItems),
    `The pictures are side by side in \`${FOLDER}/index.html\`. For a pull request they are on the page of the run, under “Artifacts”: unpack \`pictures\`.\n`,
  ]
  const words = summary.filter(Boolean).join('\n')
  writeFileSync(`${FOLDER}/summary.md`, words)
  console.log(words)
}

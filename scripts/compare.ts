/**
 * `npm run compare`: visual diff of a change. Builds the working tree and its merge base with main (or with REF:
 * `-- --base REF`), and writes all screenshots, an HTML page of those that differ and a summary to `compare/`.
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
const [SHOTS_BEFORE, SHOTS_AFTER] = [`${FOLDER}/before`, `${FOLDER}/after`]
const { values } = parseArgs({ options: { base: { type: 'string' } } })

const mergeBase = git('merge-base', values.base ?? 'origin/main', 'HEAD')
const baseTree = mkdtempSync(join(tmpdir(), 'site-before-'))
rmSync(FOLDER, { recursive: true, force: true })
try {
  git('worktree', 'add', '--detach', baseTree, mergeBase)
  await ensureBuild(testSettings)
  await buildBase()
  await screenshotSite(join(baseTree, 'out'), SHOTS_BEFORE)
  await screenshotSite('out', SHOTS_AFTER)
  report()
} finally {
  git('worktree', 'remove', '--force', baseTree)
}

/** Builds the site before the change; reuses node_modules if the lock files are equal. Throws if `npm ci` fails. */
async function buildBase() {
  const [lockBefore, lockNow] = [baseTree, '.'].map((root) => readFileSync(join(root, 'package-lock.json'), 'utf8'))
  // On Windows, a junction needs no administrator rights.
  if (lockBefore === lockNow) symlinkSync(resolve('node_modules'), join(baseTree, 'node_modules'), 'junction')
  else if (!run('npm', ['ci'], { cwd: baseTree }))
    throw new Error('`npm ci` failed at the merge base; its output is above.')
  await ensureBuild(testSettings, baseTree)
}

async function screenshotSite(out: string, folder: string) {
  const { address, close } = await listen(createStaticSite(out), 0)
  await takeScreenshots(address, pageShots(sitePaths(out)), folder)
  await close()
}

/** Writes `index.html` with pictures side by side, and `summary.md`; ignores colour differences below 2%. */
function report() {
  const json = `${FOLDER}/result.json`
  const options = ['--report', `${FOLDER}/index.html`, '--json', json, '--matchingThreshold', '0.02', '--ignoreChange']
  run('npx', ['reg-cli', SHOTS_AFTER, SHOTS_BEFORE, `${FOLDER}/difference`, ...options])
  const result = JSON.parse(readFileSync(json, 'utf8')) as Record<'failedItems' | 'newItems' | 'deletedItems', string[]>
  const list = (title: string, files: string[]) =>
    files.length > 0 ? `${title}:\n\n${files.map((file) => `- ${file.replace('.png', '')}`).join('\n')}\n` : ''
  const baseDescription = git('log', '-1', '--format=%h of %cs, “%s”', mergeBase)
  const summary = [
    `Compared with ${baseDescription}. The number after a page’s name is the window width in pixels.\n`,
    list('Look different', result.failedItems) || 'No page looks different.\n',
    list('New', result.newItems),
    list('Gone', result.deletedItems),
    `The pictures are side by side in \`${FOLDER}/index.html\`. For a pull request they are on the page of the run, under “Artifacts”: unpack \`pictures\`.\n`,
  ]
  const text = summary.filter(Boolean).join('\n')
  writeFileSync(`${FOLDER}/summary.md`, text)
  console.log(text)
}

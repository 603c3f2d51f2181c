/**
 * `npm run compare`: visual diff of a change. Takes screenshots of the merge base with main (or with REF:
 * `-- --base REF`) and of the working tree. Writes Playwright's report on the differences to `compare/`, with a list of
 * the pages that look different, `compare/differences.md`.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'

import { testSettings } from './build/environment'
import { ensureBuild, run } from './build/run-build'

ensureBuild(testSettings)
const { values } = parseArgs({ options: { base: { type: 'string', default: 'origin/main' } } })
const baseWorktree = mkdtempSync(join(tmpdir(), 'site-before-'))
/** Runs git in the working folder and returns its output, trimmed. */
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const takeScreenshots = ['playwright', 'test', '--project=pictures']

try {
  git('worktree', 'add', '--detach', baseWorktree, git('merge-base', values.base, 'HEAD'))
  installPackages()
  if (!run('npx', [...takeScreenshots, '--update-snapshots=all'], { cwd: baseWorktree }))
    throw new Error('The screenshots of the merge base failed; the output is above.')
  rmSync('screenshots', { recursive: true, force: true })
  cpSync(join(baseWorktree, 'screenshots'), 'screenshots', { recursive: true })
} finally {
  git('worktree', 'remove', '--force', baseWorktree)
}
const resultsFile = join(mkdtempSync(join(tmpdir(), 'results-')), 'results.json')
const reportSettings = {
  PLAYWRIGHT_HTML_OUTPUT_DIR: 'compare',
  PLAYWRIGHT_HTML_OPEN: 'never',
  PLAYWRIGHT_JSON_OUTPUT_FILE: resultsFile,
}
run('npx', [...takeScreenshots, '--update-snapshots=none', '--reporter=list,html,json'], {
  env: { ...process.env, ...reportSettings },
})
const results = JSON.parse(readFileSync(resultsFile, 'utf8')) as JSONReport
const failed = results.suites.flatMap(failedIn).map((title) => `- ${title.replace(' looks like its screenshot', '')}\n`)
const count = `Look different: ${failed.length} of ${results.stats.expected + results.stats.unexpected}`
writeFileSync('compare/differences.md', `${count}\n\n${failed.join('')}`)
if (results.stats.expected + results.stats.unexpected === 0) throw new Error('No screenshot was compared.')

/** Titles of the failed tests in a suite. */
function failedIn({ specs, suites = [] }: JSONReportSuite): string[] {
  return [...specs.flatMap(({ ok, title }) => (ok ? [] : title)), ...suites.flatMap(failedIn)]
}

/** Links node_modules to the merge base if the lock files are equal; otherwise runs `npm ci` there. */
function installPackages() {
  const [lockBefore, lockNow] = [baseWorktree, '.'].map((root) => readFileSync(join(root, 'package-lock.json'), 'utf8'))
  // On Windows, a junction needs no administrator rights.
  if (lockBefore === lockNow) symlinkSync(resolve('node_modules'), join(baseWorktree, 'node_modules'), 'junction')
  else if (!run('npm', ['ci'], { cwd: baseWorktree }))
    throw new Error('`npm ci` failed at the merge base; its output is above.')
}

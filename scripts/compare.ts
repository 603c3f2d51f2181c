/**
 * `npm run compare`: visual diff of a change. Takes screenshots of the merge base with main (or with REF:
 * `-- --base REF`) and of the working tree, and writes Playwright's report on the differences to `compare/`.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { git } from '@/lib/git'

import { ensureBuild, run } from './build/run-build'
import { testSettings } from './build/environment'

ensureBuild(testSettings)
const { values } = parseArgs({ options: { base: { type: 'string', default: 'origin/main' } } })
const baseWorktree = mkdtempSync(join(tmpdir(), 'site-before-'))
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
const reportSettings = { PLAYWRIGHT_HTML_OUTPUT_DIR: 'compare', PLAYWRIGHT_HTML_OPEN: 'never' }
run('npx', [...takeScreenshots, '--update-snapshots=none', '--reporter=list,html'], {
  env: { ...process.env, ...reportSettings },
})

/** Links node_modules to the merge base if the lock files are equal; otherwise runs `npm ci` there. */
function installPackages() {
  const [lockBefore, lockNow] = [baseWorktree, '.'].map((root) => readFileSync(join(root, 'package-lock.json'), 'utf8'))
  // On Windows, a junction needs no administrator rights.
  if (lockBefore === lockNow) symlinkSync(resolve('node_modules'), join(baseWorktree, 'node_modules'), 'junction')
  else if (!run('npm', ['ci'], { cwd: baseWorktree }))
    throw new Error('`npm ci` failed at the merge base; its output is above.')
}

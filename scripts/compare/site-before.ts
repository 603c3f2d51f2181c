import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { git } from '@/lib/git'

import { ensureBuild } from '../build/ensure'
import { runProgram } from '../build/run-program'
import { testSettings } from '../build/test-settings'

/** The last build of a base, kept because one change is often compared several times. */
const KEPT = '.made/before'

/** The file that lists what a build reads. */
const MANIFEST = new URL('../../package.json', import.meta.url)

/** The commit at which the current work left `ref`, by default the main branch. Throws an error fit to print. */
export function baseCommit(ref?: string): string {
  for (const name of ref ? [ref] : ['origin/main', 'main'])
    try {
      return git('merge-base', name, 'HEAD')
    } catch {
      // `name` is unknown here, or has no common history.
    }
  throw new Error(
    `There is no ${ref ?? 'main branch'} to compare with. Get it with "git fetch", or name a commit: npm run compare -- --base <commit>`,
  )
}

/** A commit in readable form: short hash, date and subject. */
export const describeCommit = (commit: string) => git('log', '-1', '--format=%h of %cs, “%s”', commit)

/** Whether only content differs from `commit`: then a page with the same HTML also looks the same. */
export function sameCode(commit: string): boolean {
  const { wireit } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { wireit: { build: { files: string[] } } }
  const sources = wireit.build.files.filter((glob) => !/^(!|content\/)/.test(glob)).map((glob) => `:(glob)${glob}`)
  const code = [...sources, 'content/schema', ':(exclude)*.test.ts']
  return (
    !git('diff', '--name-only', commit, '--', ...code) && !git('ls-files', '-o', '--exclude-standard', '--', ...code)
  )
}

/**
 * The folder of the site as it was at `commit`, built with the test settings in a temporary folder if needed.
 * Throws `BuildFailed`, or an `AbortError` when `signal` stopped the build.
 */
export async function siteBefore(commit: string, signal: AbortSignal): Promise<string> {
  const kept = join(KEPT, commit)
  if (existsSync(kept)) return kept
  // Outside the project, so that its .gitignore does not apply.
  const folder = mkdtempSync(join(tmpdir(), 'site-before-'))
  try {
    git('worktree', 'add', '--detach', folder, commit)
    await giveModules(folder, signal)
    await ensureBuild(testSettings, { root: folder, signal })
    rmSync(KEPT, { recursive: true, force: true })
    cpSync(join(folder, 'out'), join(KEPT, 'unfinished'), { recursive: true })
    renameSync(join(KEPT, 'unfinished'), kept)
    return kept
  } finally {
    rmSync(folder, { recursive: true, force: true })
    git('worktree', 'prune')
  }
}

/** Links this folder's packages if the lock files are equal, and installs them otherwise. */
async function giveModules(folder: string, signal: AbortSignal) {
  const locks = [folder, '.'].map((root) => readFileSync(join(root, 'package-lock.json'), 'utf8'))
  if (locks[0] === locks[1]) {
    // On Windows this makes a junction, which needs no administrator rights.
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
    return
  }
  const exitCode = await runProgram(['npm', 'ci'], { cwd: folder, signal })
  if (exitCode !== 0) throw new Error('The packages of the site before the change could not be installed.')
}

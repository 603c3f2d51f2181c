import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Copies the current files of the project in `root`, committed or not, to a new temporary folder outside it, where the
 * project's tools do not find them. Returns the folder, which the caller removes. Throws without git.
 */
export function scratchSite(root: string): string {
  const { status, stdout, stderr } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`git could not tell which files belong to the project: ${stderr}`)
  const folder = mkdtempSync(join(tmpdir(), 'site-edits-'))
  const files = stdout.split('\0').filter((name) => name && existsSync(join(root, name)))
  for (const name of files) cpSync(join(root, name), join(folder, name))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  return folder
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'

import type { PublicSettings } from './settings'

/** Ends the process with an error fit to print. */
export function exitWith(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/**
 * Builds the sources in the folder `root` into its `out/` with `settings`, which override the environment and the .env
 * files. Does nothing when `out/` is up to date: package.json lists what the build reads.
 */
export async function ensureBuild(settings: PublicSettings, root = '.'): Promise<void> {
  const build = spawn('npm', ['run', 'build'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: 'inherit',
    // On Windows npm is a script, which needs a shell to run.
    shell: process.platform === 'win32',
  })
  const [code] = await once(build, 'close')
  if (code !== 0) throw new Error('The build failed; the reason stands above.')
}

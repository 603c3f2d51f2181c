import { spawn, spawnSync, type SpawnSyncOptions } from 'node:child_process'
import { once } from 'node:events'

import type { PublicSettings } from './environment'

/** Prints an error and exits with status 1. */
export function exitWith(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

// On Windows, npm and npx are scripts, which need a shell.
const shell = process.platform === 'win32'

/** Runs a program in this terminal; returns whether it succeeded. */
export const run = (command: string, args: string[], options: SpawnSyncOptions = {}) =>
  spawnSync(command, args, { stdio: 'inherit', shell, ...options }).status === 0

/**
 * Builds the folder `root` into its `out/` with `settings`, which override the environment and .env files; throws if
 * the build fails. Wireit skips the build while the inputs that package.json lists are unchanged.
 */
export async function ensureBuild(settings: PublicSettings, root = '.'): Promise<void> {
  const build = spawn('npm', ['run', 'build'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: 'inherit',
    shell,
  })
  const [code] = await once(build, 'close')
  if (code !== 0) throw new Error('The build failed; its output is above.')
}

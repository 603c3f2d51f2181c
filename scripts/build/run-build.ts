import { spawnSync, type SpawnSyncOptions } from 'node:child_process'

import type { PublicSettings } from './environment'

/** Runs a program in this terminal; returns whether it succeeded. On Windows, npm and npx need a shell. */
export const run = (command: string, args: string[], options: SpawnSyncOptions = {}) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options }).status === 0

/**
 * Builds the site into `out/` with `settings`, which override the environment and .env files; ends this process if the
 * build fails. Wireit skips the build while the inputs that package.json lists are unchanged.
 */
export function ensureBuild(settings: PublicSettings): void {
  if (!run('npm', ['run', 'build'], { env: { ...process.env, ...settings } })) process.exit(1)
}

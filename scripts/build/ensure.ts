import type { PublicSettings } from './settings'
import { runProgram } from './run-program'

/** The build failed with `exitCode`, which is never 0. */
export class BuildFailed extends Error {
  constructor(readonly exitCode: number) {
    super(`The build failed with code ${exitCode}; the reason stands above.`)
  }
}

interface BuildOptions {
  /** The project's folder. */
  root?: string
  /** Stops a running build. */
  signal?: AbortSignal
}

/**
 * Builds the current sources into `out/` with `settings`, which override the environment and the .env files. Does
 * nothing when `out/` is up to date: package.json lists what the build reads. Throws `BuildFailed`, or an `AbortError`
 * when `signal` stopped the build.
 */
export async function ensureBuild(settings: PublicSettings, { root, signal }: BuildOptions = {}): Promise<void> {
  const exitCode = await runProgram(['npm', 'run', 'build'], {
    cwd: root,
    env: { ...process.env, ...settings },
    signal,
  })
  if (exitCode !== 0) throw new BuildFailed(exitCode)
}

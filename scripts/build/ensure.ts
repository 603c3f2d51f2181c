import type { PublicSettings } from './settings'
import { runProgram } from './run-program'

/** The build failed with `exitCode`, which is never 0. */
export class BuildFailed extends Error {
  constructor(readonly exitCode: number) {
    super(`The build failed with code ${exitCode}; the reason stands above.`)
  }
}

/** Ends the process with an error fit to print: with the code of a failed build, or 1. */
export function exitWith(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(error instanceof BuildFailed ? error.exitCode : 1)
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

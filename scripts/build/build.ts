import type { PublicSettings } from './settings'
import { runProgram } from './run-program'

/** A build that ended with `exitCode`, never 0. */
export class BuildFailed extends Error {
  constructor(readonly exitCode: number) {
    super(`The build failed with code ${exitCode}; the reason stands above.`)
  }
}

interface BuildOptions {
  /** Folder of the project. */
  root?: string
  /** Ends a running build. */
  signal?: AbortSignal
}

/**
 * Makes `out/` the build of the present sources with `settings`, which go before the environment and the .env files.
 * Does nothing when it is that already: package.json names what the build reads. Throws `BuildFailed`, or an `AbortError`
 * when `signal` ended the build.
 */
export async function ensureBuild(settings: PublicSettings, { root, signal }: BuildOptions = {}): Promise<void> {
  const exitCode = await runProgram(['npm', 'run', 'build'], {
    cwd: root,
    env: { ...process.env, ...settings },
    signal,
  })
  if (exitCode !== 0) throw new BuildFailed(exitCode)
}

import { spawn, type SpawnOptions } from 'node:child_process'

import treeKill from 'tree-kill'

/**
 * Runs a program with its output visible. Resolves with its exit code, or 1 when a signal ended it. Aborting the option
 * `signal` ends the program with all its child processes, then rejects once it has ended.
 */
export function runProgram([program, ...args]: readonly [string, ...string[]], options: SpawnOptions): Promise<number> {
  const { signal, ...rest } = options
  return new Promise((resolve, reject) => {
    // On Windows npm is a script, which needs a shell to run.
    const child = spawn(program, args, { ...rest, stdio: 'inherit', shell: process.platform === 'win32' })
    // Killing only npm would leave the program running behind npm's shell.
    const end = () => child.pid && treeKill(child.pid)
    signal?.addEventListener('abort', end)
    child.once('error', reject).once('close', (code) => {
      signal?.removeEventListener('abort', end)
      if (signal?.aborted) reject(signal.reason)
      else resolve(code ?? 1)
    })
  })
}

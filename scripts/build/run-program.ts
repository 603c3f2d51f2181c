import { spawn, type SpawnOptions } from 'node:child_process'

import treeKill from 'tree-kill'

/**
 * Runs a program in sight of whoever waits for it. Resolves with its exit code, which is 1 when a signal ended it; an
 * abort of the option `signal` ends it with all that it has started, and rejects when it is gone.
 */
export function runProgram([program, ...args]: readonly [string, ...string[]], options: SpawnOptions): Promise<number> {
  const { signal, ...rest } = options
  return new Promise((resolve, reject) => {
    // On Windows npm is a script, which only a shell can run.
    const child = spawn(program, args, { stdio: 'inherit', ...rest, shell: process.platform === 'win32' })
    // Ending only npm would leave the program behind its shell running.
    const end = () => child.pid && treeKill(child.pid)
    signal?.addEventListener('abort', end)
    child.once('error', reject).once('close', (code) => {
      signal?.removeEventListener('abort', end)
      if (signal?.aborted) reject(signal.reason)
      else resolve(code ?? 1)
    })
  })
}

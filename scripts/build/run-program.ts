import { spawn, type SpawnOptions } from 'node:child_process'

import { endTree } from './process-tree'

/**
 * Runs a program in sight of whoever waits for it. Resolves with its exit code, which is 1 when a signal ended it; an
 * abort of the option `signal` ends it with all that it has started, and rejects.
 */
export function runProgram([program, ...args]: readonly [string, ...string[]], options: SpawnOptions): Promise<number> {
  const { signal, ...rest } = options
  return new Promise((resolve, reject) => {
    // On Windows npm is a script, which only a shell can run.
    const child = spawn(program, args, { ...rest, stdio: 'inherit', shell: process.platform === 'win32' })
    const end = () => child.pid && endTree(child.pid)
    signal?.addEventListener('abort', end)
    child.once('error', reject).once('exit', (code) => {
      signal?.removeEventListener('abort', end)
      if (signal?.aborted) reject(signal.reason)
      else resolve(code ?? 1)
    })
  })
}

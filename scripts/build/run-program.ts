import { spawn, type SpawnOptions } from 'node:child_process'
import { createInterface } from 'node:readline'

import treeKill from 'tree-kill'

interface RunOptions extends Omit<SpawnOptions, 'stdio' | 'shell'> {
  /** Gets the output line by line, which is not visible then. */
  onLine?: (line: string) => void
}

/**
 * Runs a program with its output visible. Resolves with its exit code, or 1 when a signal ended it. Aborting the option
 * `signal` ends the program with all its child processes, then rejects once it has ended.
 */
export function runProgram([program, ...args]: readonly [string, ...string[]], options: RunOptions): Promise<number> {
  const { signal, onLine, ...rest } = options
  return new Promise((resolve, reject) => {
    // On Windows npm is a script, which needs a shell to run.
    const stdio = onLine ? ['ignore' as const, 'pipe' as const, 'pipe' as const] : 'inherit'
    const child = spawn(program, args, { ...rest, stdio, shell: process.platform === 'win32' })
    if (onLine) for (const output of [child.stdout, child.stderr]) createInterface(output!).on('line', onLine)
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

import { spawnSync } from 'node:child_process'

/**
 * Ends the process `root` and all that it has started (SIGTERM). Ending only npm would leave the program behind its
 * shell running, and a process group of its own would outlive whoever is killed without notice. Never throws.
 */
export function endTree(root: number): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(root), '/T', '/F'])
    return
  }
  for (const pid of [root, ...descendants(root)]) {
    try {
      process.kill(pid)
    } catch {
      // It has ended by itself in the meantime.
    }
  }
}

/** Empty where there is no `ps`. */
function descendants(root: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const pairs = (stdout ?? '').split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  const below = (parent: number): number[] =>
    pairs.flatMap(([pid, ppid]) => (ppid === parent && pid !== undefined ? [pid, ...below(pid)] : []))
  return below(root)
}

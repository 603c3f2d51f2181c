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

/**
 * Memory of the process `root` and all that it has started, in bytes: the sum of what each holds in RAM, so that shared
 * pages count more than once. 0 where there is no `ps`.
 */
export function memoryOfTree(root: number): number {
  const all = processes()
  const tree = [root, ...descendants(root, all)]
  return all.reduce((sum, [pid = 0, , kibibytes = 0]) => sum + (tree.includes(pid) ? kibibytes * 1024 : 0), 0)
}

function descendants(root: number, all = processes()): number[] {
  const below = (parent: number): number[] =>
    all.flatMap(([pid, ppid]) => (ppid === parent && pid !== undefined ? [pid, ...below(pid)] : []))
  return below(root)
}

/** Id, parent and memory (KiB) of every process; empty where there is no `ps`. */
function processes(): number[][] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  return (stdout ?? '').split('\n').map((line) => line.trim().split(/\s+/).map(Number))
}

import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Polling interval in milliseconds. */
const EVERY = 100

/** Name, time and size of every file; empty for a missing folder. */
function stateOf(folder: string): string {
  try {
    const lines = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
      const { mtimeMs, size } = statSync(join(folder, name))
      return `${name} ${mtimeMs} ${size}`
    })
    return lines.join('\n')
  } catch {
    // A file was deleted during the look; the next look sees the new state.
    return ''
  }
}

/**
 * Calls `onChange` whenever a file in one of `folders` is added, deleted or saved. It polls, because Node 20 on Linux
 * does not notice an editor that replaces the old file, as most editors do.
 */
export function watchFolders(folders: string[], onChange: () => void): void {
  const look = () => folders.map(stateOf).join('\n\n')
  let known = look()
  setInterval(() => {
    const now = look()
    if (now === known) return
    known = now
    onChange()
  }, EVERY).unref()
}

import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** How often the folders are looked at, in milliseconds. */
const EVERY = 100

/** Name, time and size of every file; a folder that is not there holds none. */
function stateOf(folder: string): string {
  try {
    const lines = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
      const { mtimeMs, size } = statSync(join(folder, name))
      return `${name} ${mtimeMs} ${size}`
    })
    return lines.join('\n')
  } catch {
    // A file went while it was looked at; the next look sees the folder as it is then.
    return ''
  }
}

/**
 * Calls `onChange` whenever a file in one of `folders` has come, gone or been saved. It looks by itself: Node 20 on Linux
 * does not notice a file that an editor puts in the place of the old one, as most editors do.
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

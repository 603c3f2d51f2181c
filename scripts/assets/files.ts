import { cp, rm } from 'node:fs/promises'
import { basename } from 'node:path'

/**
 * Copies the files for visitors, under their own names, into the folder `to`, which the build publishes. Deletes
 * everything else in `to`. Skips hidden files, which the editor's operating system creates.
 */
export async function publishFiles(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await cp(from, to, { recursive: true, filter: (path) => !basename(path).startsWith('.') }).catch(
    (error: NodeJS.ErrnoException) => {
      // Without files the folder does not exist.
      if (error.code !== 'ENOENT') throw error
    },
  )
}

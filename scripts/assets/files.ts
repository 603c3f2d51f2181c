import { cp, rm } from 'node:fs/promises'
import { basename } from 'node:path'

/**
 * Puts the files for visitors into the folder `to`, from which the build publishes them, under their own names, and takes
 * away what older ones left behind. Nothing else may stand there. Hidden files are those of the editor's system.
 */
export async function publishFiles(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await cp(from, to, { recursive: true, filter: (path) => !basename(path).startsWith('.') }).catch(
    (error: NodeJS.ErrnoException) => {
      // Without files there is no folder.
      if (error.code !== 'ENOENT') throw error
    },
  )
}

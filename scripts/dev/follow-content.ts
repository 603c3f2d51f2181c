import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { ContentUpdate } from './sync-content'
import { watchFolders } from './watch-folders'

const worker = fileURLToPath(new URL('content-worker.ts', import.meta.url))

/** The code with the content rules: when it changes, a new process must load it. */
const RULES = ['content/schema', 'lib', 'scripts/content', 'scripts/assets', 'scripts/dev']

const stopped: ContentUpdate = {
  problems: ['The check of the content has stopped: the reason stands in the terminal.'],
  report: ['The check of the content has stopped; it starts again when its code changes.'],
}

/**
 * Syncs the content of the project in `root` now and after every change, and passes each result to `onUpdate`. Ends
 * with this process.
 */
export function followContent(root: string, onUpdate: (update: ContentUpdate) => void): void {
  const start = () => {
    const started: ChildProcess = fork(worker, { cwd: root })
    started.on('message', (update) => onUpdate(update as ContentUpdate))
    started.on('exit', (code) => {
      if (started === child && code !== 0) onUpdate(stopped)
    })
    started.send('sync')
    return started
  }
  let child = start()
  watchFolders([join(root, 'content')], () => child.connected && child.send('sync'))
  watchFolders(
    RULES.map((folder) => join(root, folder)),
    () => {
      const old = child
      child = start()
      old.kill()
    },
  )
}

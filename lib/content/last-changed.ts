import { execFileSync } from 'node:child_process'

const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Whether the history is here; of a shallow clone only the last commit is, which would make every page new. */
const hasHistory = (() => {
  try {
    return git('rev-parse', '--is-shallow-repository') === 'false'
  } catch {
    return false
  }
})()

/** When one of the files was last changed, by the history of the repository; `undefined` where that is not known. */
export function lastChanged(files: string[]): Date | undefined {
  const time = hasHistory ? git('log', '-1', '--format=%cI', '--', ...files) : ''
  return time ? new Date(time) : undefined
}

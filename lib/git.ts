import { execFileSync } from 'node:child_process'

/** Runs git in the working folder and returns its output, trimmed. Throws when git fails or is missing. */
export const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Whether the full history is here; a shallow clone has only the last commit, so that every page would seem new. */
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

import { execFileSync } from 'node:child_process'

/** Runs git in the working folder and returns its output, trimmed. Throws when git fails or is missing. */
export const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Whether the clone has all commits: the only commit of a shallow clone would date every page as new. */
const hasHistory = (() => {
  try {
    return git('rev-parse', '--is-shallow-repository') === 'false'
  } catch {
    return false
  }
})()

/** Date of the last commit that changed the file; `undefined` without full history. */
export function lastChanged(file: string): Date | undefined {
  const time = hasHistory ? git('log', '-1', '--format=%cI', '--', file) : ''
  return time ? new Date(time) : undefined
}

import { execFileSync } from 'node:child_process'

/** Runs git in the working folder and returns its output, trimmed. Throws when git fails or is missing. */
const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Whether the clone has all commits. In a shallow clone, the only commit would date every file as new. */
const hasAllCommits = (() => {
  try {
    return git('rev-parse', '--is-shallow-repository') === 'false'
  } catch {
    return false
  }
})()

/** Date of the last commit that changed the file; `undefined` in a shallow clone, or for an uncommitted file. */
export function lastChanged(file: string): Date | undefined {
  const time = hasAllCommits ? git('log', '-1', '--format=%cI', '--', file) : ''
  return time ? new Date(time) : undefined
}

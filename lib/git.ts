import { execFileSync } from 'node:child_process'

/** Runs git in the working folder and returns its output, trimmed. Throws when git fails or is missing. */
export const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

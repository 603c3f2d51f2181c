/**
 * `npm run test:edits`: makes a dozen valid edits to a copy of the site and runs all of `npm test` there. No edit that
 * an editor may make must fail a test. Takes twice as long as `npm test`, uses the same ports, and is part of no other
 * command: run it before a release, or after work on tests, budgets and layouts.
 * Options: --group 2 (only that group of edits).
 */
import { createWriteStream, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { runProgram } from './build/run-program'
import { readCopy, saveCopy } from './test-edits/content-copy'
import { rightEdits } from './test-edits/right-edits'
import { scratchSite } from './test-edits/scratch-site'

const ROOT = resolve(import.meta.dirname, '..')
/** Log lines shown when a group fails. */
const TAIL = 60

const { values } = parseArgs({ options: { group: { type: 'string' } } })
const groups = [...new Set(rightEdits.map(({ group }) => group))].filter(
  (group) => values.group === undefined || String(group) === values.group,
)
if (groups.length === 0) {
  console.error('Usage: npm run test:edits -- --group 1 (or 2; without it, both one after the other)')
  process.exit(1)
}

const stopped = new AbortController()
process.once('SIGINT', () => stopped.abort()).once('SIGTERM', () => stopped.abort())

for (const group of groups) {
  const edits = rightEdits.filter((edit) => edit.group === group)
  console.log(`\nGroup ${group}:\n${edits.map(({ name }) => `  ${name}`).join('\n')}`)
  const folder = scratchSite(ROOT)
  try {
    const copy = await readCopy(folder)
    for (const edit of edits) await edit.make(copy)
    await saveCopy(folder, copy)
    if (!(await passes(group, folder))) process.exitCode = 1
  } catch (error) {
    if (!stopped.signal.aborted) throw error
    process.exitCode = 130
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  if (process.exitCode) break
}

/** Runs all tests in `folder`, prints the current step, and keeps the log if one fails. */
async function passes(group: number, folder: string): Promise<boolean> {
  const start = performance.now()
  const passed = () => `${Math.round((performance.now() - start) / 1000)} s`
  const file = join(tmpdir(), `site-edits-group-${group}.log`)
  const log = createWriteStream(file)
  const last: string[] = []
  const code = await runProgram(['npm', 'test'], {
    cwd: folder,
    // Prints the name of each step as it starts.
    env: { ...process.env, WIREIT_LOGGER: 'simple' },
    signal: stopped.signal,
    onLine(line) {
      log.write(`${line}\n`)
      last.push(line)
      if (last.length > TAIL) last.shift()
      const [, step] = /^🏃 \[(\S+)\]/.exec(line) ?? []
      if (step) console.log(`${passed().padStart(8)}  ${step}`)
    },
  })
  await new Promise((done) => log.end(done))
  if (code === 0) {
    console.log(`Group ${group} passed in ${passed()}.`)
    rmSync(file)
    return true
  }
  console.error(`${last.join('\n')}\n\nGroup ${group} failed after ${passed()}; all that was said is in ${file}`)
  return false
}

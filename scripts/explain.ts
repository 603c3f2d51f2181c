/** `npm run explain test.log`: explains the saved log of a failed `npm test` or `npm run compare`. */
import { readFileSync } from 'node:fs'
import { sep } from 'node:path'

import { pageSources } from '@/lib/content/page-sources'

import { failureSummary } from './explain/failures'

const file = process.argv[2]
if (!file) {
  console.error('Usage: npm run explain test.log, after: npm test > test.log 2>&1')
  process.exit(1)
}
const fileOf = (path: string) => (path === '/404' ? 'content/not-found.ts' : pageSources(path)[0])
const log = readFileSync(file, 'utf8').replaceAll(process.cwd() + sep, '')
console.log(failureSummary(log, fileOf))

/** `npm run check:size`: checks that every page of the built site in `out/` stays within its size budget. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { loadContent } from './content/files'
import { fileOf } from './export/pages'
import { ensureBaseline } from './size/baseline'
import { longestTexts } from './content/longest-texts'
import { scriptsOf } from './export/page-files'
import { sizeBudget } from './size/budget'
import { strayCode } from './size/stray-code'
import { weigh } from './size/weigh'

const OUT = 'out'

const baselineFolder = ensureBaseline()
const emptyPage = scriptsOf(readFileSync(fileOf(baselineFolder, '/'), 'utf8')).map((path) =>
  fileOf(baselineFolder, path),
)
const baseline = sum(await weigh(emptyPage))

const budget = sizeBudget(OUT, baseline)
const files = [...new Set(budget.flatMap((line) => line.files))]
const weights = await weigh(files)
const weightOf = new Map(files.map((file, index) => [file, weights[index] ?? 0]))

const lines = budget.map(({ name, files, limit, page }) => ({
  name,
  limit,
  page,
  size: sum(files.map((file) => weightOf.get(file) ?? 0)),
}))
const widest = Math.max(...lines.map(({ name }) => name.length))
console.log(`${'Brotli, in kB'.padEnd(widest)}    size   limit    used`)
for (const { name, size, limit } of lines) {
  // A size of 0 means that the export has changed in a way that this check does not handle.
  const passed = size > 0 && size <= limit
  if (!passed) process.exitCode = 1
  console.log(
    `${name.padEnd(widest)}${kB(size)}${kB(limit)}${`${Math.round((size / limit) * 100)} %`.padStart(8)}${passed ? '' : size > 0 ? '  TOO MUCH' : '  MISSING'}`,
  )
}
console.log(`An empty page of the same Next version starts with ${kB(baseline).trim()} kB of scripts.`)

const heavy = new Set(lines.filter(({ size, limit }) => size > limit).flatMap(({ page }) => page ?? []))
if (heavy.size > 0) {
  const loaded = await loadContent(resolve('content'))
  for (const page of heavy)
    console.error(
      `\n${page} has become too heavy: shorten some of its longest texts, or ask a developer.\n` +
        longestTexts(loaded, page).join('\n'),
    )
}

for (const problem of strayCode(OUT)) {
  process.exitCode = 1
  console.error(problem)
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}

function kB(bytes: number) {
  return (bytes / 1000).toFixed(1).padStart(8)
}

/** `npm run check:size`: checks that every page of the built site in `out/` stays within its size budget. */
import { resolve } from 'node:path'

import { loadContent } from './content/files'
import { longestTexts } from './content/longest-texts'
import { sizeBudget } from './size/budget'
import { strayCode } from './size/stray-code'
import { weigh } from './size/weigh'

const OUT = 'out'

const lines = sizeBudget(OUT).map(({ files, ...line }) => ({
  ...line,
  size: files.reduce((sum, file) => sum + weigh(file), 0),
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

function kB(bytes: number) {
  return (bytes / 1000).toFixed(1).padStart(8)
}

import { join, resolve } from 'node:path'

import { parseContent } from '@/lib/content/load'

import { loadContent } from './content/files'
import { pendingValues } from './content/pending'
import { reportLine } from './content/report'

/** `npm run check:launch`: lists every value the company has not confirmed; the folder may be given as an argument. */
const contentDir = resolve(process.argv[2] ?? join(import.meta.dirname, '../content'))
const loaded = await loadContent(contentDir)
const pending = pendingValues(loaded)
const isReadable = loaded.problems.length === 0 && parseContent(loaded.raw).problems.length === 0

for (const problem of pending) console.log(reportLine(problem))
if (pending.length > 0)
  console.log(`content: ${pending.length} ${pending.length === 1 ? 'value is' : 'values are'} pending`)
// A file that cannot be read may hide pending values, so the list counts only together with a clean content check.
if (!isReadable) console.log('content: there are problems, so this list may not be complete: run npm run check:content')
if (isReadable && pending.length === 0)
  console.log('content: nothing is pending, the company has confirmed every value')
else process.exitCode = 1

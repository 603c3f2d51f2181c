import { join, resolve } from 'node:path'

import { launchReport } from './content/pending'

/** `npm run check:launch`: lists every value the company has not confirmed; the folder may be given as an argument. */
const { lines, ready } = await launchReport(resolve(process.argv[2] ?? join(import.meta.dirname, '../content')))
for (const line of lines) console.log(line)
if (!ready) process.exitCode = 1

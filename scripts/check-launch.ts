import { join, resolve } from 'node:path'

import { readPublicSettings } from './build/settings'
import { loadContent } from './content/files'
import { launchReport } from './content/pending'

/**
 * `npm run check:launch`: lists every value the company has not confirmed, and every setting that is missing or wrong. The
 * folder of the content may be given as an argument.
 */
const contentDir = resolve(process.argv[2] ?? join(import.meta.dirname, '../content'))
const { lines, ready } = launchReport(await loadContent(contentDir), readPublicSettings())
for (const line of lines) console.log(line)
if (!ready) process.exitCode = 1

import { join, resolve } from 'node:path'

import { readPublicSettings } from './build/environment'
import { loadContent } from './content/load-files'
import { launchReport } from './content/pending'

/** `npm run check:launch [folder]`: lists unconfirmed content, and missing or invalid settings. */
const contentDir = resolve(process.argv[2] ?? join(import.meta.dirname, '../content'))
const { lines, ready } = launchReport(await loadContent(contentDir), readPublicSettings())
for (const line of lines) console.log(line)
if (!ready) process.exitCode = 1

import { join, resolve } from 'node:path'

import { checkContent, formatReport } from './content/check'

/** `npm run check:content [folder]`: lists every problem of the content. */
const contentDir = resolve(process.argv[2] ?? join(import.meta.dirname, '../content'))
const result = await checkContent(contentDir)
for (const line of formatReport(result, process.env.CI === 'true')) console.log(line)
if (result.problems.length > 0) process.exitCode = 1

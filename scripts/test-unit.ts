import { pathToFileURL } from 'node:url'

/**
 * Runs the test files that are named as arguments in one process: to start one for each, as Node 20 does, takes longer
 * than the tests of `lib/`. Tests of `scripts/` start programs and change the working folder, and have one each.
 */
for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href)

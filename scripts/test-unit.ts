import { describe } from 'node:test'
import { pathToFileURL } from 'node:url'

/**
 * Runs the test files that are named as arguments in one process, each as a suite with hooks of its own: to start a process
 * for each, as Node 20 does, takes longer than the tests. Files named `*.alone.test.ts` need that: they start many
 * programs, which is slow from a large process, or change the working folder.
 */
for (const file of process.argv.slice(2))
  describe(file, async () => {
    await import(pathToFileURL(file).href)
  })

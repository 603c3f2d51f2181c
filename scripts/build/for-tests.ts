/** Builds the site that the browser tests read, unless `out/` already is that build. */
import { BuildFailed, ensureBuild } from './build'
import { testSettings } from './test-settings'

await ensureBuild(testSettings).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(error instanceof BuildFailed ? error.exitCode : 1)
})

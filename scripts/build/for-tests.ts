/** Builds the site for the browser tests, unless `out/` already contains that build. */
import { BuildFailed, ensureBuild } from './ensure'
import { testSettings } from './test-settings'

await ensureBuild(testSettings).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(error instanceof BuildFailed ? error.exitCode : 1)
})

/** Builds the site for browser tests, unless `out/` is up to date. */
import { ensureBuild, exitWith } from './run-build'
import { testSettings } from './environment'

await ensureBuild(testSettings).catch(exitWith)

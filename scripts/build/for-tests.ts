/** Builds the site for browser tests, unless `out/` is up to date. */
import { ensureBuild, exitWith } from './ensure'
import { testSettings } from './settings'

await ensureBuild(testSettings).catch(exitWith)

/** Builds the site for the browser tests, unless `out/` already contains that build. */
import { ensureBuild, exitWith } from './ensure'
import { testSettings } from './settings'

await ensureBuild(testSettings).catch(exitWith)

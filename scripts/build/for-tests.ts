/** Builds the site for browser tests, unless `out/` is up to date. */
import { testSettings } from './environment'
import { ensureBuild } from './run-build'

ensureBuild(testSettings)

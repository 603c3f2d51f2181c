/** Builds the site for browser tests, unless `out/` is up to date. */
import { ensureBuild } from './run-build'
import { testSettings } from './environment'

ensureBuild(testSettings)

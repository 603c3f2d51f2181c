/**
 * Installs Chromium for the tests unless a browser is installed. Root on Debian gets apt's package, since Playwright's
 * download may be blocked; otherwise, or if apt fails, Playwright installs its own build.
 */
import { existsSync } from 'node:fs'

import { run } from '../build/run-build'
import { installedBrowser } from './find-browser'

const canUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

if (!installedBrowser() && canUseApt && run('apt-get', ['update', '-qq']))
  run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])
if (!installedBrowser()) run('npx', ['playwright', 'install', 'chromium'])
if (!installedBrowser()) {
  console.error('No browser could be installed. Install Chromium or Chrome, or set CHROME_PATH to its path.')
  process.exit(1)
}

/**
 * Installs Chromium for the tests if missing: Debian's package for root on Debian, where Playwright's download may be
 * blocked, otherwise Playwright's build.
 */
import { existsSync } from 'node:fs'

import { run } from '../build/run-build'
import { installedBrowser } from './find-browser'

const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

if (!installedBrowser() && isDebianRoot && run('apt-get', ['update', '-qq']))
  run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])
if (!installedBrowser()) run('npx', ['playwright', 'install', 'chromium'])
if (!installedBrowser()) {
  console.error('No browser could be installed. Install Chromium or Chrome, or set CHROME_PATH to one.')
  process.exit(1)
}

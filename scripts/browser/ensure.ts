/**
 * Installs a Chromium where the tests find none: Debian's own for root on Debian, where Playwright's download may be out of
 * reach, otherwise Playwright's. With `--engines` also Firefox and WebKit, on Debian: elsewhere their tests are skipped.
 */
import { existsSync } from 'node:fs'

import { run } from '../build/ensure'
import { installedBrowser, installedFirefox, installedWebKit } from './installed'

const aptInstall = (...packages: string[]) =>
  process.getuid?.() === 0 &&
  existsSync('/usr/bin/apt-get') &&
  run('apt-get', ['update', '-qq']) &&
  run('apt-get', ['install', '-y', '-qq', ...packages])

if (!installedBrowser() && !aptInstall('chromium-headless-shell')) run('npx', ['playwright', 'install', 'chromium'])
if (!installedBrowser()) {
  console.error('No browser could be installed. Install Chromium or Chrome, or set CHROME_PATH to one.')
  process.exit(1)
}
if (process.argv.includes('--engines')) {
  if (!installedFirefox()) aptInstall('firefox-esr')
  if (!installedWebKit()) aptInstall('webkit2gtk-driver', 'xvfb', 'xauth')
}

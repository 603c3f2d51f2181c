/**
 * Finds a browser for the tests or installs one: Debian's package where possible, otherwise Playwright's own.
 * Options: --engines (also Firefox and WebKit, on Debian; tests skip an engine that is missing).
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { chromium } from '@playwright/test'

import { installedBrowser, installedFirefox, installedWebKit } from './installed'

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

const found = () =>
  installedBrowser() ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)

const debianAsRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
let upToDate = false

/** Installs Debian packages, if this is Debian and the user is root. */
function aptInstall(...names: string[]): boolean {
  if (!debianAsRoot) return false
  upToDate ||= run('apt-get', 'update', '-qq')
  return run('apt-get', 'install', '-y', '-qq', ...names)
}

if (!found()) {
  console.log('No Chromium or Chrome is installed: installing one.')
  const installed =
    aptInstall('chromium-headless-shell') ||
    aptInstall('chromium') ||
    run('npx', 'playwright', 'install', ...(debianAsRoot ? ['--with-deps'] : []), 'chromium')
  if (!installed || !found()) {
    console.error('No browser could be installed. Install Chromium or Chrome, or set CHROME_PATH to one.')
    process.exit(1)
  }
}
console.log(`Browser: ${found()}`)

const others = [
  { name: 'Firefox', find: installedFirefox, packages: ['firefox-esr'] },
  { name: 'WebKit', find: installedWebKit, packages: ['webkit2gtk-driver', 'xvfb', 'xauth'] },
]
if (parseArgs({ options: { engines: { type: 'boolean' } } }).values.engines)
  for (const { name, find, packages } of others) {
    if (!find()) aptInstall(...packages)
    console.log(
      find() ? `${name}: ${find()}` : `${name}: none here, its tests are skipped (Debian: ${packages.join(' ')})`,
    )
  }

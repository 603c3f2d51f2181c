/** Finds a browser for the tests or installs one: Debian's package where that is possible, Playwright's own otherwise. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { chromium } from '@playwright/test'

import { installedBrowser } from './lib/browser'

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

const found = () =>
  installedBrowser() ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)

const debianAsRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const aptInstall = (name: string) => run('apt-get', 'install', '-y', '-qq', name)

if (!found()) {
  console.log('No Chromium or Chrome is installed: installing one.')
  const installed =
    (debianAsRoot &&
      run('apt-get', 'update', '-qq') &&
      (aptInstall('chromium-headless-shell') || aptInstall('chromium'))) ||
    run('npx', 'playwright', 'install', ...(debianAsRoot ? ['--with-deps'] : []), 'chromium')
  if (!installed || !found()) {
    console.error('No browser could be installed. Install Chromium or Chrome, or set CHROME_PATH to one.')
    process.exit(1)
  }
}
console.log(`Browser: ${found()}`)

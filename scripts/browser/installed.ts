import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { chromium } from '@playwright/test'

const onPath = (...names: string[]) =>
  names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))

/**
 * Path of a Chromium or Chrome, or `undefined`: that of `CHROME_PATH`, one of the system (best the headless shell, which
 * manages no windows), or Playwright's own.
 */
export const installedBrowser = (): string | undefined =>
  [
    process.env.CHROME_PATH ?? '',
    ...onPath('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'),
    chromium.executablePath(),
  ].find(existsSync)

/**
 * Start-up flags for a test browser besides Playwright's own. No other site is reached: the map's frame stays empty. (A
 * Playwright route for the map would pass every request of every page through Node.)
 */
export const browserFlags = ['--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost']

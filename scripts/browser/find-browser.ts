import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { chromium } from '@playwright/test'

const onPath = (...names: string[]) =>
  names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))

/**
 * Path of Chromium or Chrome, or `undefined`: `CHROME_PATH`, the system's (preferably the headless shell), or
 * Playwright's own.
 */
export const installedBrowser = (): string | undefined =>
  [
    process.env.CHROME_PATH ?? '',
    ...onPath('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'),
    chromium.executablePath(),
  ].find(existsSync)

/**
 * Browser flags besides Playwright's own. The resolver rule blocks other sites, such as the map's frame; a Playwright
 * route would pass every request through Node.
 */
export const browserFlags = ['--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost']

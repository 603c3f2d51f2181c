import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { chromium } from '@playwright/test'

const candidatesOnPath = (...names: string[]) =>
  names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))

/**
 * Path of the first existing browser: `CHROME_PATH`, the system's Chromium or Chrome (preferably the headless shell),
 * Playwright's Chromium; `undefined` if none is installed.
 */
export const installedBrowser = (): string | undefined =>
  [
    process.env.CHROME_PATH ?? '',
    ...candidatesOnPath('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'),
    chromium.executablePath(),
  ].find(existsSync)

/**
 * Browser flags besides Playwright's own. The resolver rule blocks other sites, such as the map's frame; blocking in
 * a Playwright route would pass every request through Node.
 */
export const browserFlags = ['--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost']

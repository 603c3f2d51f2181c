import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { chromium } from '@playwright/test'

const candidatesOnPath = (...names: string[]) =>
  names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))

const HEADLESS_SHELL = 'chromium-headless-shell'
const FULL_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome']

const firstInstalled = (names: string[]) =>
  [process.env.CHROME_PATH ?? '', ...candidatesOnPath(...names), chromium.executablePath()].find(existsSync)

/**
 * Path of the first existing browser: `CHROME_PATH`, the system's Chromium or Chrome (preferably the headless shell),
 * Playwright's Chromium; `undefined` if none is installed.
 */
export const installedBrowser = (): string | undefined => firstInstalled([HEADLESS_SHELL, ...FULL_BROWSERS])

/** As `installedBrowser`, but the headless shell, which has no back/forward cache, comes after the full browsers. */
export const installedFullBrowser = (): string | undefined => firstInstalled([...FULL_BROWSERS, HEADLESS_SHELL])

/**
 * Browser flags besides Playwright's own. The resolver rule blocks other sites, such as the map's frame; blocking in
 * a Playwright route would pass every request through Node.
 */
export const browserFlags = ['--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost']

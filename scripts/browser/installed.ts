import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { chromium } from '@playwright/test'
import { globSync } from 'tinyglobby'

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

/** Path of an installed Firefox, or `undefined`. */
export const installedFirefox = (): string | undefined => onPath('firefox-esr', 'firefox').find(existsSync)

/** Debian's path of the program that drives WebKitGTK. */
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'

/** Path of WebKitGTK's MiniBrowser, or `undefined` if it, its driver or Xvfb is missing. Knows only Debian. */
export const installedWebKit = (): string | undefined =>
  [WEBKIT_DRIVER, '/usr/bin/Xvfb'].every(existsSync)
    ? globSync('/usr/lib/*-linux-gnu/webkit2gtk-*/MiniBrowser', { absolute: true }).find(existsSync)
    : undefined

/**
 * Start-up flags for a test browser besides Playwright's own. No other site is reached: the map's frame stays empty. (A
 * Playwright route for the map would pass every request of every page through Node.)
 */
export const browserFlags = ['--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost']

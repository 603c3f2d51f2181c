import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// The first one manages no windows, which halves the work of many short visits.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const runs = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = (wanted: string[], { PATH = '' }: NodeJS.ProcessEnv) =>
  wanted.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)))

/** Path of an installed Chromium or Chrome, or `undefined`; `CHROME_PATH` in the environment takes precedence. */
export const installedBrowser = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  [...(env.CHROME_PATH ? [env.CHROME_PATH] : []), ...onPath(names, env), ...elsewhere].find(runs)

/** Path of an installed Firefox, or `undefined`. */
export const installedFirefox = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  onPath(['firefox-esr', 'firefox'], env).find(runs)

/** Debian's path of the program that drives WebKitGTK. */
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'

/** Path of WebKitGTK's MiniBrowser, or `undefined` if it, its driver or Xvfb is missing. Knows only Debian. */
export function installedWebKit(): string | undefined {
  if (![WEBKIT_DRIVER, '/usr/bin/Xvfb'].every(runs)) return undefined
  const libraries = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'))
  return libraries
    .flatMap((name) =>
      readdirSync(join('/usr/lib', name)).map((folder) => join('/usr/lib', name, folder, 'MiniBrowser')),
    )
    .find(runs)
}

/**
 * Start-up flags for a test browser: no sandbox, for root in containers, no background traffic, and no other site: the
 * map's frame stays empty. (A Playwright route for the map would pass every request of every page through Node.)
 */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
]

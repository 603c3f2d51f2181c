import type { Browser, Page, PlaywrightTestOptions } from '@playwright/test'

import { testSettings } from '../../scripts/build/test-settings'

/** Events that tests listen to. `removeAllListeners()` without a name would take Playwright's own listeners too. */
const EVENTS = ['console', 'dialog', 'pageerror', 'request', 'requestfailed', 'response'] as const

/** The tab that tests of a worker share: a new one costs three times as much computing as a page in it. */
export interface SharedTab {
  page: Page
  /** Gives the tab the settings of a test. */
  prepare: (settings: Pick<PlaywrightTestOptions, 'viewport' | 'contextOptions'>) => Promise<void>
  /** Removes what a test has left: scripts, listeners, routes, further tabs, permissions, storage. */
  empty: () => Promise<void>
}

/** Opens the shared tab. Test with `ownTab` what it cannot undo, such as a clock; what is cached stays, as in a real visit. */
export async function openTab(browser: Browser): Promise<SharedTab> {
  const context = await browser.newContext({ baseURL: testSettings.NEXT_PUBLIC_SITE_URL })
  const page = await context.newPage()
  const added: { dispose: () => Promise<void> }[] = []
  const addInitScript = page.addInitScript.bind(page)
  page.addInitScript = async (...given: Parameters<typeof addInitScript>) => {
    const script = await addInitScript(...given)
    added.push(script)
    return script
  }
  const refuse = () => Promise.reject(new Error('This needs a tab of its own: test.use({ ownTab: true })'))
  for (const name of ['install', 'setFixedTime', 'setSystemTime'] as const) page.clock[name] = refuse
  // The end of a second DevTools session takes the emulated media away.
  context.newCDPSession = refuse
  return {
    page,
    async prepare({ viewport, contextOptions: { reducedMotion = 'no-preference', forcedColors = 'none' } }) {
      // A media type would hold for printing too.
      await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion, forcedColors })
      if (viewport) await page.setViewportSize(viewport)
    },
    async empty() {
      for (const script of added.splice(0)) await script.dispose()
      for (const event of EVENTS) page.removeAllListeners(event)
      for (const other of context.pages()) if (other !== page) await other.close()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.setOffline(false)
      await context.clearPermissions()
      // A file of the site without scripts, so that none writes to the storage again.
      await page.goto('/robots.txt', { waitUntil: 'commit' })
      await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
    },
  }
}

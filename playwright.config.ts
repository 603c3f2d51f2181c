import { defineConfig } from '@playwright/test'

import type { Options } from './e2e/support/test'
import { browserFlags, installedBrowser } from './scripts/browser/installed'
import { TEST_MAIL_PORT, TEST_PORT } from './scripts/build/test-settings'

const launchOptions = { executablePath: installedBrowser(), args: browserFlags }

/**
 * Tests ask a page for its layout, its accessibility tree and its focus, not for pixels, and visit it for seconds: a
 * process of its own for drawing, the drawing itself (it ends where its memory does) and compilers that optimize scripts
 * are a quarter of their computing. What a failed test saw is in its trace (`--trace on`), which keeps the DOM.
 */
const withoutDrawing = ['--in-process-gpu', '--force-gpu-mem-available-mb=1', '--js-flags=--no-maglev,--no-turbofan']

/**
 * With a debugger attached, such as Playwright's, V8 parses all scripts again for the lines of the errors that React makes
 * as it starts: half of the longest task, and no visitor's. With this flag it keeps the lines from the first time.
 */
const asWithoutDebugger = '--js-flags=--no-enable-lazy-source-positions'

const ENGINES = 'engines.spec.ts'

export default defineConfig<Options>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  // Two busy cores may answer late; what must be quick has tests of its own.
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${TEST_PORT}`,
    // A trace of every test would cost a quarter of the time; --trace on makes one.
    launchOptions,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // What `npm test` runs: nothing here depends on how fast the machine is.
    {
      name: 'chromium',
      testIgnore: ['measured/**', ENGINES],
      use: { launchOptions: { ...launchOptions, args: [...browserFlags, ...withoutDrawing] } },
    },
    // WebKit and Firefox.
    { name: 'engines', testMatch: ENGINES, dependencies: ['chromium'] },
    // Tests that measure milliseconds run alone, after the others.
    {
      name: 'measured',
      testMatch: 'measured/**',
      dependencies: ['engines'],
      workers: 1,
      use: {
        ownTab: true,
        contextOptions: { reducedMotion: 'no-preference' },
        launchOptions: { ...launchOptions, args: [...browserFlags, asWithoutDebugger] },
      },
    },
  ],
  webServer: {
    // Serves the fresh build with the mail stand-in, as a developer would see it, or as a visitor behind nginx does.
    command: process.env.BEHIND_NGINX ? 'tsx scripts/test-server/start-nginx.ts' : 'npm start',
    url: `http://localhost:${TEST_PORT}`,
    env: {
      PORT: String(TEST_PORT),
      MAIL_PORT: String(TEST_MAIL_PORT),
      // Tests run side by side; the rate limit has tests of its own.
      MAIL_RATE: '0',
      MAIL_FILE: 'test-results/mail/enquiries.jsonl',
      STRICT_PORT: '1',
    },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    stdout: 'pipe',
  },
})

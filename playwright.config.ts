import { defineConfig } from '@playwright/test'

import { browserFlags, installedBrowser } from './scripts/browser/find-browser'
import { TEST_MAIL_PORT, TEST_PORT } from './scripts/build/environment'

const TIMING_TESTS = 'response-times.spec.ts'
const SCREENSHOT_TESTS = 'pictures.spec.ts'
const FURTHER_TESTS = ['altered-dom.spec.ts', 'widths.spec.ts']
/** Test files of behaviour that depends on the browser engine: events, focus, hydration, storage, history. */
const ENGINE_TESTS =
  /(start|menu|accordion|dialog|dialog-loading|enquiry-[\w-]+|calculators|table-copy|carousel|hero|page-navigation|page-failure)\.spec\.ts/

const installedChromium = { launchOptions: { executablePath: installedBrowser(), args: browserFlags } }

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 180_000,
  // Generous for two busy cores: only response-times.spec.ts measures time.
  expect: { timeout: 20_000, toHaveScreenshot: { threshold: 0.02 } },
  reporter: 'list',
  snapshotPathTemplate: 'screenshots/{arg}{ext}',
  use: {
    // No traces: recording takes a quarter of the test time. `--trace on` records them.
    baseURL: `http://localhost:${TEST_PORT}`,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // `npm test`: every file that is in none of the next three projects.
    { name: 'chromium', use: installedChromium, testIgnore: [...FURTHER_TESTS, TIMING_TESTS, SCREENSHOT_TESTS] },
    // `npm run test:all` adds tests of pages changed by translators or extensions, and of every window width.
    { name: 'further', use: installedChromium, testMatch: FURTHER_TESTS, dependencies: ['chromium'] },
    // `npm run test:all` ends with the timing tests, one at a time.
    { name: 'measured', use: installedChromium, testMatch: TIMING_TESTS, dependencies: ['further'], workers: 1 },
    // `npm run compare` and `npm run screenshots`.
    { name: 'pictures', use: installedChromium, testMatch: SCREENSHOT_TESTS },
    // `npm run test:engines` installs Playwright's builds of WebKit and Firefox.
    { name: 'webkit', use: { browserName: 'webkit' }, testMatch: ENGINE_TESTS },
    { name: 'firefox', use: { browserName: 'firefox' }, testMatch: ENGINE_TESTS },
  ],
  webServer: {
    // Serves the build, and the stand-in for the mail service.
    command: 'npm start',
    url: `http://localhost:${TEST_PORT}`,
    env: {
      PORT: String(TEST_PORT),
      MAIL_PORT: String(TEST_MAIL_PORT),
    },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    stdout: 'pipe',
  },
})

import { defineConfig } from '@playwright/test'

import { browserFlags, installedBrowser } from './scripts/browser/installed'
import { TEST_MAIL_PORT, TEST_PORT } from './scripts/build/settings'

const MEASURED = 'measured.spec.ts'
const FURTHER = ['changed-pages.spec.ts', 'widths.spec.ts', MEASURED]
/** What differs between browsers: events, focus, hydration, storage. */
const IN_ALL_ENGINES = /(start|menu|accordion|dialog|enquiry-\w+|calculators)\.spec\.ts/

// A trace of every test would cost a quarter of the time; --trace on makes one.
const chromium = { launchOptions: { executablePath: installedBrowser(), args: browserFlags } }

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 180_000,
  // Two busy cores may answer late; what must be quick has tests of its own.
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${TEST_PORT}`,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // What `npm test` runs: all that a change could break in Chromium, however slow the machine is.
    { name: 'chromium', use: chromium, testIgnore: FURTHER },
    // What `npm run test:all` adds: readers' tools and every width.
    { name: 'further', use: chromium, testMatch: FURTHER, testIgnore: MEASURED, dependencies: ['chromium'] },
    // Tests that measure milliseconds run alone, after the others.
    { name: 'measured', use: chromium, testMatch: MEASURED, dependencies: ['further'], workers: 1 },
    // `npm run test:engines`: Playwright's own WebKit and Firefox, and an error where they are not installed.
    { name: 'webkit', use: { browserName: 'webkit' }, testMatch: IN_ALL_ENGINES },
    { name: 'firefox', use: { browserName: 'firefox' }, testMatch: IN_ALL_ENGINES },
  ],
  webServer: {
    // Serves the fresh build with the mail stand-in, as a developer would see it, or as a visitor behind nginx does.
    command: 'npm start',
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

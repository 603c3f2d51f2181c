import { defineConfig } from '@playwright/test'

import { browserFlags, installedBrowser } from './scripts/browser/find-browser'
import { TEST_MAIL_PORT, TEST_PORT } from './scripts/build/environment'

const MEASURED = 'response-times.spec.ts'
const PICTURES = 'pictures.spec.ts'
const FURTHER = ['altered-dom.spec.ts', 'widths.spec.ts', MEASURED]
/** Tests of engine-dependent behaviour: events, focus, hydration, storage. */
const IN_ALL_ENGINES = /(start|menu|accordion|dialog|enquiry-[\w-]+|calculators)\.spec\.ts/

// No traces by default: they take a quarter of the time; `--trace on` records them.
const chromium = { launchOptions: { executablePath: installedBrowser(), args: browserFlags } }

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 180_000,
  // Generous for two busy cores; response-times.spec.ts tests response times.
  expect: { timeout: 20_000, toHaveScreenshot: { threshold: 0.02 } },
  reporter: 'list',
  snapshotPathTemplate: 'screenshots/{arg}{ext}',
  use: {
    baseURL: `http://localhost:${TEST_PORT}`,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // `npm test`: the tests that do not depend on the machine's speed.
    { name: 'chromium', use: chromium, testIgnore: [...FURTHER, PICTURES] },
    // `npm run test:all` adds pages changed by translators or extensions, and every width.
    { name: 'further', use: chromium, testMatch: FURTHER, testIgnore: MEASURED, dependencies: ['chromium'] },
    // Timing tests run alone, after the others.
    { name: 'measured', use: chromium, testMatch: MEASURED, dependencies: ['further'], workers: 1 },
    // `npm run compare` and `npm run screenshots`.
    { name: 'pictures', use: chromium, testMatch: PICTURES },
    // `npm run test:engines`: Playwright's own WebKit and Firefox; fails where it cannot install them.
    { name: 'webkit', use: { browserName: 'webkit' }, testMatch: IN_ALL_ENGINES },
    { name: 'firefox', use: { browserName: 'firefox' }, testMatch: IN_ALL_ENGINES },
  ],
  webServer: {
    // Serves the build with the mail stand-in.
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

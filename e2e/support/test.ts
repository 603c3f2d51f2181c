import { test as base, expect } from '@playwright/test'

/** Address of the tests' mail stand-in. */
export const MAILBOX = 'http://localhost:3101'

interface Fixtures {
  /** Console errors and uncaught exceptions of the page so far. */
  problems: string[]
}

/** Test with a stubbed map frame (it would load from another site) and the page's problems collected. */
export const test = base.extend<Fixtures>({
  context: async ({ context }, provide) => {
    await context.route(/^https:\/\/www\.google\.com\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
    )
    await provide(context)
  },
  problems: async ({ page }, provide) => {
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    await provide(problems)
  },
})

export { expect }

import { resolve } from 'node:path'

import { homeSchema } from '../content/schema'
import { loadContent } from '../scripts/content/files'
import { expect, hydrated, test } from './support/test'

// About half a day behind Nepal: the notice must not use the reader's time zone.
test.use({ timezoneId: 'America/Los_Angeles' })

const { open, from, until, subject } = homeSchema.parse((await loadContent(resolve('content'))).raw.home).notice

/** Minutes around midnight in Nepal, `days` after the start of `day`, each with whether the notice is shown. */
const around = (day: string | undefined, days: number, isShown: { before: boolean; after: boolean }) => {
  if (!open || !day) return []
  const midnight = Date.parse(`${day}T00:00:00+05:45`) + days * 86_400_000
  return [
    { at: new Date(midnight - 60_000), isShown: isShown.before },
    { at: new Date(midnight + 60_000), isShown: isShown.after },
  ]
}

const moments = [
  ...around(from, 0, { before: false, after: true }),
  ...around(until, 1, { before: true, after: false }),
]

for (const { at, isShown } of moments)
  test(`the notice is ${isShown ? 'shown' : 'not shown'} at ${at.toISOString()}`, async ({ page }) => {
    await page.clock.install({ time: at })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.keyboard.press('Shift')
    await hydrated(page)
    await page.clock.runFor(1000)
    // The notice's code may be loading.
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog', { name: subject.en })).toHaveCount(isShown ? 1 : 0)
  })

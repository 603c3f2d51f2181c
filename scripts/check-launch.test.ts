import { join } from 'node:path'

import { expect, test } from 'vitest'

import { loadContent } from './content/load-files'
import { launchReport } from './content/pending'
import { addCompanyFacts } from './fixtures/company-facts'
import { withValue } from './fixtures/with-value'

/** The settings of a build for visitors. */
const completeSettings = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
  NEXT_PUBLIC_SITE_URL: 'https://cooperator.com.np',
}

const loaded = await loadContent(join(import.meta.dirname, '../content'))
const withoutPending = (_key: string, value: unknown) =>
  typeof value === 'object' && value && 'pending' in value ? { ...value, pending: undefined } : value
/** Content without `pending` values, and with every fact of the company. */
const confirmed = { ...loaded, raw: JSON.parse(JSON.stringify(loaded.raw, withoutPending)) }
addCompanyFacts(confirmed.raw)
confirmed.raw.site.securityUntil = '2069-12-31'

test('a site is ready when no value is pending and all settings are complete', () =>
  expect(launchReport(confirmed, completeSettings)).toEqual({
    ready: true,
    lines: ['content: nothing is pending, the company has confirmed every value'],
  }))

test('each pending value is listed with its file, line and a quote', () => {
  const partner = { partnerID: 999, partnerName: { en: 'Test', ne: 'Test' }, pending: true }
  const onePending = withValue(confirmed, 'site.name', { en: 'Cooperator', ne: 'Cooperator', pending: true })
  const twoPending = withValue(onePending, 'home.partners.items', [partner])
  expect(launchReport(twoPending, completeSettings)).toEqual({
    ready: false,
    lines: [
      expect.stringMatching(/^content\/home.ts:\d+  partners.items\[1\]  "Test" is a sample that visitors see: write/),
      expect.stringMatching(/^content\/site.ts:\d+  name  "Cooperator" is pending: replace it with the company's own$/),
      'content: 2 values are pending',
    ],
  })
})

test('a fact that the company has not given is asked for', () => {
  const withoutHours = withValue(withValue(confirmed, 'site.hours', undefined), 'facts.hardware.rows', [])
  expect(launchReport(withoutHours, completeSettings)).toEqual({
    ready: false,
    lines: [
      expect.stringMatching(/^content\/facts.ts:\d+  hardware.rows  is not given: write the least hardware/),
      expect.stringMatching(/^content\/site.ts:\d+  hours  is not given: write opening hours, and pages show it$/),
    ],
  })
})

test('a site whose security.txt ends within a month is not ready', () =>
  expect(launchReport(confirmed, completeSettings, '2069-12-11')).toEqual({
    ready: false,
    lines: [expect.stringMatching(/securityUntil  ends on 2069-12-31: see that/)],
  }))

test('a site with invalid or missing settings, or with content problems, is not ready', () => {
  const wrongSettings = { ...completeSettings, NEXT_PUBLIC_SITE_URL: 'cooperator', NEXT_PUBLIC_EMAILJS_SERVICE_ID: '' }
  const { ready, lines } = launchReport(confirmed, wrongSettings)
  expect(ready).toBe(false)
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(
      /^NEXT_PUBLIC_SITE_URL must be an address like .*; until then no build succeeds, and visitors/,
    ),
    expect.stringMatching(/^NEXT_PUBLIC_EMAILJS_SERVICE_ID is missing: the form cannot send/),
  ])
  expect(launchReport(withValue(confirmed, 'site.since', '5'), completeSettings)).toEqual({
    ready: false,
    lines: [expect.stringMatching(/^content: there are problems, .* run npm run check:content$/)],
  })
})

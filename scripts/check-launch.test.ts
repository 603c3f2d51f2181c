import assert from 'node:assert/strict'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'vitest'

import { readSettings } from '@/lib/settings'

import { copyContent } from './content/fixture'
import { launchReport } from './content/pending'

/** The settings of a build for visitors. */
const complete = readSettings({
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
  NEXT_PUBLIC_SITE_URL: 'https://cooperator.com.np',
})

/** Takes every `pending: true` out of the copy, as if the company had confirmed all values. */
async function confirmAll(contentDir: string): Promise<void> {
  const files = await readdir(contentDir, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const text = await readFile(join(contentDir, file), 'utf8')
    await writeFile(join(contentDir, file), text.replace(/pending: true,?/g, ''))
  }
}

const DAY_MS = 86_400_000
/** A day as content writes it, so many days from now. */
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

test('check:launch lists pending values until none is left', async (t) => {
  const fixture = await copyContent(t)
  await confirmAll(fixture.contentDir)
  await fixture.edit('content/site.ts', /(?<=securityUntil: )'[^']*'/, `'${dayIn(200)}'`)
  assert.deepEqual(await launchReport(fixture.contentDir, complete), {
    ready: true,
    lines: ['content: nothing is pending, the company has confirmed every value'],
  })

  const site = await fixture.edit(
    'content/site.ts',
    /\bname: \{[^}]*\}/,
    "name: { en: 'Cooperator', ne: 'Cooperator', pending: true }",
  )
  const partner = "{ partnerID: 999, partnerName: { en: 'Test', ne: 'Test' }, pending: true },"
  const home = await fixture.edit('content/home.ts', /(?<=partners: \{[^]*?items: \[\n)/, `      ${partner}\n`)
  const { status, lines } = fixture.run('check-launch.ts')
  assert.equal(status, 1)
  // Which settings are missing depends on the machine.
  assert.deepEqual(
    lines.filter((line) => !line.startsWith('NEXT_PUBLIC_')),
    [
      `content/home.ts:${home}  partners.items[1]  "Test" is pending: replace it with the company's own`,
      `content/site.ts:${site}  name  "Cooperator" is pending: replace it with the company's own`,
      'content: 2 values are pending',
    ],
  )
})

test('a site without its settings is not ready', async (t) => {
  const fixture = await copyContent(t)
  await confirmAll(fixture.contentDir)
  const { ready, lines } = await launchReport(fixture.contentDir, readSettings({}))
  assert.equal(ready, false)
  assert.match(lines.join('\n'), /^NEXT_PUBLIC_SITE_URL is missing: /m)
})

test('the security contact ends within a year, and not soon', async (t) => {
  const fixture = await copyContent(t)
  await confirmAll(fixture.contentDir)
  for (const [days, isReady] of [
    [-1, false],
    [10, false],
    [200, true],
    [500, false],
  ] as const) {
    const line = await fixture.edit('content/site.ts', /(?<=securityUntil: )'[^']*'/, `'${dayIn(days)}'`)
    const { lines, ready } = await launchReport(fixture.contentDir, complete)
    assert.equal(ready, isReady)
    assert.equal(
      lines.some((text) => text.startsWith(`content/site.ts:${line}  securityUntil  is over, near`)),
      !isReady,
    )
  }
})

test('content with problems is not ready', async (t) => {
  const fixture = await copyContent(t)
  await confirmAll(fixture.contentDir)
  await fixture.edit('content/site.ts', /since: \{[^}]*\}/, "since: { en: '5', ne: 'सन् २००५ देखि' }")
  const { ready, lines } = await launchReport(fixture.contentDir, complete)
  assert.equal(ready, false)
  assert.match(lines.join('\n'), /^content: there are problems, .* run npm run check:content$/)
})

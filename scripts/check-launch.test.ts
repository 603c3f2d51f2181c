import assert from 'node:assert/strict'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'vitest'

import { copyContent } from './content/fixture'
import { launchReport } from './content/pending'

/** Takes every `pending: true` out of the copy, as if the company had confirmed all values. */
async function confirmAll(contentDir: string): Promise<void> {
  const files = await readdir(contentDir, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const text = await readFile(join(contentDir, file), 'utf8')
    await writeFile(join(contentDir, file), text.replace(/pending: true,?/g, ''))
  }
}

test('check:launch lists pending values until none is left', async (t) => {
  const fixture = await copyContent(t)
  await confirmAll(fixture.contentDir)
  assert.deepEqual(await launchReport(fixture.contentDir), {
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
  assert.deepEqual(fixture.run('check-launch.ts'), {
    status: 1,
    lines: [
      `content/home.ts:${home}  partners.items[1]  "Test" is pending: replace it with the company's own`,
      `content/site.ts:${site}  name  "Cooperator" is pending: replace it with the company's own`,
      'content: 2 values are pending',
    ],
  })
})

test('content with problems is not ready', async (t) => {
  const fixture = await copyContent(t)
  await confirmAll(fixture.contentDir)
  await fixture.edit('content/site.ts', /since: \{[^}]*\}/, "since: { en: '5', ne: 'सन् २००५ देखि' }")
  const { ready, lines } = await launchReport(fixture.contentDir)
  assert.equal(ready, false)
  assert.match(lines.join('\n'), /^content: there are problems, .* run npm run check:content$/)
})

import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'

import { listen } from '../scripts/serve/listen'
import { standInSettings } from '../scripts/build/settings'
import { createStaticSite } from '../scripts/serve/static-site'

import { pagesOfAllKinds } from './support/content'
import { arrived, contactPage, fill, newEnquiry, sendButton } from './support/enquiry'
import { expect, linkTo, mainMenu, MAILBOX, menuGroup, test } from './support/test'

test.skip(Boolean(process.env.BEHIND_NGINX), 'the same behind nginx')
test.use({ viewport: { width: 1440, height: 900 } })

/** Pages as `next build` writes them, before the last step of our build. */
const EXPORTED = '.next/server/app'

test('a plain build, with the pages as Next exports them, works under its own content policy', async ({
  page,
  problems,
}, testInfo) => {
  test.slow()
  const out = testInfo.outputPath('out')
  cpSync('out', out, { recursive: true, preserveTimestamps: true, filter: (name) => !/\.html(\.|$)/.test(name) })
  // One page of each kind: to compress all again would take longer than the rest of the test.
  for (const path of pagesOfAllKinds) {
    const name = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    cpSync(join(EXPORTED, name), join(out, name))
  }
  cpSync(join(EXPORTED, '_not-found.html'), join(out, '404.html'))
  const finish = ['--import', 'tsx', 'scripts/export/finish.ts', '--plain', '--out', out]
  const env = { ...process.env, ...standInSettings(MAILBOX), NEXT_PUBLIC_SITE_URL: '' }
  const said = execFileSync(process.execPath, finish, { env, encoding: 'utf8' })
  expect(said, 'the build says which settings are missing').toMatch(/^NEXT_PUBLIC_SITE_URL is missing: /m)
  expect(said).not.toContain('EMAILJS')
  const site = await listen(createStaticSite(out), 0)
  try {
    const { typed, sent } = newEnquiry()
    await page.goto(site.address + '/contactus')
    const response = await page.request.get(`${site.address}/contactus`)
    expect(response.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-")
    const form = page.getByRole('main')
    await fill(form, typed)
    await sendButton(form).click()
    await expect(page.getByRole('dialog', { name: contactPage.title, exact: true })).toBeVisible()
    expect(await arrived(sent)).toHaveLength(1)
    await page.keyboard.press('Escape')
    await menuGroup(page, 'company').click()
    await linkTo(mainMenu(page), '/company/faqs').click()
    await expect(page).toHaveURL(`${site.address}/company/faqs`)
    expect(problems).toEqual([])
  } finally {
    await site.close()
  }
})

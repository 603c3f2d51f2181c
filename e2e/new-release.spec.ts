import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { listen, type Listening } from '../scripts/serve/listen'
import { createStaticSite } from '../scripts/serve/static-site'

import { content, still } from './support/content'
import { control, fields, sendButton, dialog } from './support/enquiry'
import { expect, followFooterLink, hydrated, mainMenu, menuGroup, openHydrated, test } from './support/test'

test.use({ viewport: { width: 1440, height: 900 } })

/** The id of the release in `out/`, as its data name it. */
const RELEASE = /"b":"([0-9a-f]{12})"/.exec(readFileSync('out/index.txt', 'utf8'))![1]!

/** Writes the next release into `folder`: the same site with another id, and with scripts of other names. */
function writeNextRelease(folder: string) {
  cpSync('out', folder, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) })
  renameSync(join(folder, '_next/static/chunks'), join(folder, '_next/static/newer'))
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|txt|js)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replaceAll(RELEASE, 'newer').replaceAll('static/chunks/', 'static/newer/'))
  }
}

let site: Listening
let release: ReturnType<typeof createStaticSite>
const releases: (typeof release)[] = []

test.beforeAll(({}, testInfo) => {
  const next = testInfo.outputPath('next')
  writeNextRelease(next)
  // A host may keep the scripts of earlier releases.
  const both = testInfo.outputPath('both')
  cpSync(next, both, { recursive: true })
  cpSync('out/_next/static/chunks', join(both, '_next/static/chunks'), { recursive: true })
  releases.push(...['out', next, both].map(createStaticSite))
})
test.beforeEach(async () => {
  site = await listen((request, response) => release(request, response), 0)
})
test.afterEach(() => site.close())
test.afterAll(({}, testInfo) => rmSync(testInfo.outputDir, { recursive: true, force: true }))

/** Opens a page of the first release, before another one takes its place. */
async function openBefore(page: Page, path: string, next: number) {
  release = releases[0]!
  await openHydrated(page, site.address + path)
  await hydrated(page)
  release = releases[next]!
}

/** The page works: its menu opens. */
async function expectAlive(page: Page) {
  await hydrated(page)
  await menuGroup(page, 'company').click()
  await expect(mainMenu(page).getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Escape')
}

for (const [name, next] of [
  ['a new release', 1],
  ['a new release beside the scripts of the old one', 2],
] as const)
  test(`links of an open page lead to pages of ${name} that work, and back`, async ({ page, problems }) => {
    await openBefore(page, '/contactus', next)
    const [field] = fields
    await control(page.getByRole('main'), field!).fill('Sita')
    await followFooterLink(page, '/company/faqs')
    await expect(page).toHaveURL(/faqs$/)
    await expectAlive(page)
    await expect(page.locator('script[data-chunks*="/newer/"]')).toBeAttached()
    await followFooterLink(page, '/contactus')
    await expect(page).toHaveURL(/contactus$/)
    await expectAlive(page)
    await expect(control(page.getByRole('main'), field!)).toHaveValue('Sita')
    // The new release was wrong: the old one is brought back.
    release = releases[0]!
    await followFooterLink(page, still.path)
    await expect(page).toHaveURL(new RegExp(`${still.path}$`))
    await expectAlive(page)
    expect(problems.filter((problem) => !/Failed to (load|fetch)|Refused to execute script/.test(problem))).toEqual([])
  })

test('the contact button of an open page leads to the form of a new release', async ({ page }) => {
  await openBefore(page, dialog.path, 1)
  await dialog.opener(page).click()
  const notice = page.getByRole('group', { name: content.enquiryForm.failure.networkTitle, exact: true })
  await notice.getByRole('link', { name: content.contact.pageName, exact: true }).click()
  await expect(page).toHaveURL(/contactus/)
  await hydrated(page)
  await expect(sendButton(page.getByRole('main'))).toBeVisible()
})

import { readFile } from 'node:fs/promises'

import { dbfFile, PREETI_REGISTER } from '../lib/fixtures/dbf-file'
import { accessibilityFaults } from './support/accessibility-faults'
import { content, contentByLocale, first, interpolate, interpolateIn, sectionIds } from './support/content'
import { contactDialog } from './support/enquiry'
import { pagesIn } from './support/pages-in'
import { expect, openHydrated, test } from './support/test'

const { section, tool } = content.oldData
const fragment = `#${sectionIds.oldData}`
const path = first(content.products.filter(({ oldData }) => oldData)).path
const records = Array.from({ length: 100_000 }, (_, index) => `${index},Ram ${index},Scheme ${index % 50},${index}.50`)
const largeFile = {
  name: 'large.csv',
  mimeType: '',
  buffer: Buffer.from(`No,Name,Scheme,Balance\n${records.join('\n')}\n`),
}

test('a manager tries an old file in the browser: read, corrected, reconciled, printed, asked about, offline', async ({
  page,
  context,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const isForTexts = (request: string) => request.startsWith('/data/old-data')
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  /** Whether a script of the reader has loaded, by the id of its record. */
  const hasReader = async () => (await Promise.all(scripts)).some((code) => code.includes('old-data-record'))
  await page.setViewportSize({ width: 360, height: 740 })
  const part = page.locator(fragment)
  await openHydrated(page, path)
  await expect(part).toBeHidden()
  await openHydrated(page, path + fragment)
  await expect(part).toBeVisible()
  const chooser = part.getByLabel(section.choose)
  const button = (name: string) => part.getByRole('button', { name, exact: true })
  const table = (name: string) => part.getByRole('table', { name, exact: true })
  const resultOf = (name: string) => part.getByRole('heading', { name: interpolate(tool.result, { name }) })

  await test.step('a .dbf file: Preeti beside Unicode, sums, deleted records, dates that do not exist', async () => {
    await chooser.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(requests.filter(isForTexts)).toEqual([])
    expect(await hasReader()).toBe(false)
    await chooser.setInputFiles(largeFile)
    await button(tool.stop).click()
    await expect(chooser).toBeFocused()
    await chooser.setInputFiles({
      name: 'MEM.DBF',
      mimeType: '',
      buffer: Buffer.from(dbfFile(PREETI_REGISTER)),
    })
    await expect(resultOf('MEM.DBF')).toBeFocused()
    expect(requests.filter(isForTexts)).not.toEqual([])
    expect(await hasReader()).toBe(true)
    await expect(part.getByRole('row', { name: "/fd axfb'/ yfkf राम बहादुर थापा" })).toBeVisible()
    await expect(table(tool.sums.title).getByRole('row', { name: 'नियमित बचत' })).toContainText('12,04,750.00')
    await expect(part.getByText(interpolate(tool.deleted, { count: 1, numbers: 3 }))).toBeVisible()
    await expect(part.getByText(`${tool.checks.names.invalidDates}: 2`, { exact: true })).toBeVisible()
  })
  await test.step('a corrected field is looked at again, and keeps the focus', async () => {
    const choice = part.getByRole('combobox', { name: interpolate(tool.fields.role, { field: 'MITI' }) })
    await choice.focus()
    await choice.selectOption(tool.fields.roles.other)
    await expect(part.getByText(`${tool.checks.names.invalidDates}: ${tool.checks.nothing}`)).toBeVisible()
    await expect(choice).toBeFocused()
  })
  await test.step('a trial balance is put beside the sums; everything fits on a phone, without faults', async () => {
    await part
      .getByRole('textbox', { name: tool.sums.trialBalance })
      .fill('नियमित बचत 12,04,750.00\nऐच्छिक बचत 3,00,000')
    await expect(part.getByText(interpolate(tool.sums.differs, { count: 1 }))).toBeVisible()
    await expect(table(tool.sums.trialBalance).getByRole('row', { name: 'ऐच्छिक बचत' })).toContainText('750.50')
    expect(await accessibilityFaults(page, { within: fragment })).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    // The differences are seen without scrolling sideways: no table is wider than its box, which would be a tab stop.
    await expect(part.getByRole('group', { name: tool.sums.trialBalance, exact: true })).toBeHidden()
    await expect(table(tool.sums.trialBalance).getByText(tool.sums.difference)).toBeInViewport({ ratio: 1 })
  })
  await test.step('without a network: pictures and stopped files leave the result, others are read', async () => {
    await context.setOffline(true)
    await chooser.setInputFiles({ name: 'a.png', mimeType: '', buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') })
    await expect(part.getByRole('alert')).toHaveText(`a.png: ${tool.problems.picture}`)
    await chooser.setInputFiles(largeFile)
    await button(tool.stop).click()
    await expect(part.getByText(tool.stopped)).toBeVisible()
    await expect(resultOf('MEM.DBF')).toBeFocused()
    const [download] = await Promise.all([page.waitForEvent('download'), button(tool.download).click()])
    expect(download.suggestedFilename()).toBe(`${tool.fileName}.csv`)
    const csv = await readFile(await download.path(), 'utf8')
    expect(csv.split('\r\n').slice(0, 2)).toEqual([
      '\ufeffMEMNO,NAME,SCHEME,MITI,BALANCE',
      '1,राम बहादुर थापा,नियमित बचत,2081-01-05,1200000',
    ])
    await chooser.setInputFiles(largeFile)
    await expect(resultOf('large.csv')).toBeFocused()
    await expect(table(tool.sums.title).getByRole('row', { name: tool.sums.total })).toContainText('1,00,000')
    await context.setOffline(false)
  })
  await test.step('the record is printed alone', async () => {
    const heads = records
      .slice(0, 90)
      .map((_, index) => `Head ${index} of many, in two lines on a sheet of paper: 5,000`)
    await part.getByRole('textbox', { name: tool.sums.trialBalance }).fill(heads.join('\n'))
    await page.evaluate(() => Object.assign(window, { print: () => undefined }))
    await button(tool.record.print).click()
    await page.emulateMedia({ media: 'print' })
    await expect(part.getByRole('heading', { name: tool.record.title })).toBeVisible()
    await expect(part.getByText(first(tool.record.signatures), { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    expect(await pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(2)
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  })
  await test.step('many records are checked again with progress; of as many schemes, some are shown', async () => {
    const statuses = await part.evaluateHandle((element) => {
      const texts = new Set<string | null>()
      const observer = new MutationObserver(() => {
        for (const { textContent } of element.querySelectorAll('[role="status"]')) texts.add(textContent)
      })
      observer.observe(element, { subtree: true, childList: true, characterData: true })
      return texts
    })
    const choice = part.getByRole('combobox', { name: interpolate(tool.fields.role, { field: 'Name' }) })
    await choice.focus()
    await choice.selectOption(tool.fields.roles.scheme)
    await expect(part.getByText(interpolate(tool.sums.tooMany, { count: '1,00,000' }))).toBeVisible()
    await expect(choice).toBeFocused()
    expect(await statuses.evaluate((texts) => [...texts])).toContain(
      interpolate(tool.checking, { name: largeFile.name }),
    )
    expect(await table(tool.sums.title).getByRole('row').count()).toBeLessThan(110)
  })
  await test.step('an enquiry names numbers only', async () => {
    await button(tool.ask).click()
    const message = interpolate(tool.message, { members: '1,00,000', records: '1,00,000', toReview: 0 })
    await expect(
      contactDialog(page).getByRole('textbox', { name: content.enquiryForm.fields.message.label }),
    ).toHaveValue(message)
  })
})

test('in Nepali, the sample and pasted cells are read by keyboard', async ({ page }) => {
  const { section, tool } = contentByLocale.ne.oldData
  await openHydrated(page, `/ne${path}`)
  const part = page.locator(fragment)
  await part.getByRole('button', { name: section.sample, exact: true }).focus()
  // Neither the texts nor the worker load at first.
  const texts = '**/data/old-data*'
  await page.route(texts, (route) => route.fulfill({ status: 404, json: {} }))
  await page.keyboard.press('Enter')
  await expect(part.getByText(section.unloaded, { exact: true })).toBeVisible()
  await page.unroute(texts)
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    const isWorker = (await response.text()).includes('tooManyRecords')
    await (isWorker ? route.abort() : route.fulfill({ response }))
  })
  await page.keyboard.press('Enter')
  await expect(part.getByRole('alert')).toHaveText(tool.problems.failed)
  await page.unrouteAll({ behavior: 'wait' })
  await page.keyboard.press('Enter')
  await expect(part.getByRole('heading', { name: interpolate(tool.result, { name: tool.sampleName }) })).toBeFocused()
  await expect(part.getByText(interpolateIn('ne', tool.sums.differs, { count: 1 }))).toBeVisible()
  expect(await accessibilityFaults(page, { within: fragment })).toEqual([])
  await part.getByRole('button', { name: section.paste, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(part.getByRole('textbox', { name: tool.pasteField })).toBeFocused()
  await page.keyboard.insertText('No\tName\n1\t/fd\n')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(part.getByRole('heading', { name: interpolate(tool.result, { name: tool.pastedName }) })).toBeFocused()
})

import { accessibilityFaults } from './support/accessibility'
import { content, filled } from './support/content'
import { expect, test } from './support/test'
import { METHODS, openWorking, pageOf, workingOn, workingPlace, type Kind } from './support/workings'

const { labels, products, workings } = content
const { interest, provision } = workings

test('the Print button prints one working, with figures, step, date and rule', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }))
  const working = await openWorking(page, 'interest')
  await working.button(workings.print).click()
  await page.emulateMedia({ media: 'print' })
  await expect(working.group).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await working.field(interest.fields.rate).fill('8')
  await working.button(workings.print).click()
  await page.emulateMedia({ media: 'print' })
  await expect(working.field(interest.fields.rate)).toBeVisible()
  await expect(working.group.getByText('÷')).toBeVisible()
  await expect(
    working.group.getByText(
      filled(workings.date, { date: new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' }).format() }),
    ),
  ).toBeVisible()
  await expect(working.group.getByText(workings.rules)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByText(labels.features, { exact: true })).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('printing the page prints all its workings, with their current figures', async ({ page }) => {
  const working = await openWorking(page, 'interest')
  await working.field(interest.fields.rate).fill('8')
  await page.emulateMedia({ media: 'print' })
  await expect(working.group.getByText(workings.own)).toBeVisible()
  for (const kind of products.find(({ path }) => path === pageOf('interest'))?.workings ?? [])
    await expect(workingOn(page, kind).group.getByRole('img').first()).toBeVisible()
})

test('an enquiry from a working has its name as the subject', async ({ page }) => {
  const working = await openWorking(page, 'provision')
  await working.button(workings.ask).click()
  const subject = page.getByRole('dialog').getByRole('textbox', { name: content.enquiryForm.fields.subject.label })
  await expect(subject).toHaveValue(filled(labels.enquiryAbout, { name: provision.name }))
})

for (const width of [1440, 390, 320])
  test(`workings at ${width} px are accessible and do not scroll sideways, with right and wrong figures`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const kind of ['interest', 'provision', 'depreciation'] satisfies Kind[]) {
      const working = await openWorking(page, kind, `#${kind}=`)
      const fold = working.group.locator('summary').filter({ hasText: workings.figures })
      if (await fold.isVisible()) await fold.click()
      const field = working.group.getByRole('textbox').first()
      for (const typed of ['', '५५,०००']) {
        await field.fill(typed)
        if (width !== 320) expect(await accessibilityFaults(page, { part: `#${workingPlace(kind)}` })).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
    }
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the sample of a working can be read, and its fields are read-only', async ({ page }) => {
    await page.goto(pageOf('interest'))
    const group = page.getByRole('group', { name: interest.title, exact: true })
    await expect(group.getByRole('table', { name: interest.title, exact: true }).locator('tbody tr')).toHaveCount(
      METHODS.length,
    )
    for (const field of await group.getByRole('textbox').all()) await expect(field).not.toBeEditable()
    await expect(group.getByRole('button', { name: interest.movements.add })).toBeHidden()
  })
})

import { calculatorId, calculatorOn, pageOf } from './support/calculators'
import { content, filled } from './support/content'
import { expect, hydrated, openHydrated, test } from './support/test'

const { buying, downloads, labels, products, screens } = content
const { chooser, comparison } = buying
const compared = products.filter(({ slug }) => comparison.products.includes(slug))

// The product with the fewest features among those with folded drawings: all of them then fit on paper.
const [drawn] = products
  // A single calculator is open, and folds all drawings beside it.
  .filter((one) => one.screens.length > 2 && one.calculators?.length !== 1)
  .sort((one, other) => one.features.length - other.features.length)
const folded = drawn?.screens.slice(2).map((id) => screens[id]?.title ?? '') ?? []

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('drawings after the second are folded on a phone with scripts, and open elsewhere and on paper', async ({
      page,
    }) => {
      test.skip(!drawn, 'No product has more than two drawings')
      await page.goto(drawn?.path ?? '')
      if (javaScriptEnabled) await hydrated(page)
      const drawings = page.locator('details').getByRole('figure')
      const expectAll = async () => {
        await expect(drawings).toHaveCount(folded.length)
        for (const drawing of await drawings.all()) await expect(drawing).toBeVisible()
      }
      if (!javaScriptEnabled) await expectAll()
      else
        for (const name of folded) {
          const part = page.locator('details').filter({ has: page.locator('summary', { hasText: name }) })
          await expect(part.getByRole('figure')).toBeHidden()
          await part.locator('summary').click()
          await expect(part.getByRole('figure')).toBeVisible()
          await part.locator('summary').click()
        }
      await page.setViewportSize({ width: 1440, height: 900 })
      await expectAll()
      await page.setViewportSize({ width: 390, height: 844 })
      await page.emulateMedia({ media: 'print' })
      await expectAll()
    })
  })

test("a buyer's words lead to each product, and to the comparison; its page asks for a demo", async ({ page }) => {
  for (const path of ['/company/aboutus', '/']) {
    await openHydrated(page, path)
    const part = page.locator('section').filter({ has: page.getByRole('heading', { name: chooser.title }) })
    for (const one of products)
      await expect(part.getByRole('link').filter({ hasText: one.need })).toHaveAttribute('href', one.path)
  }
  await page.getByRole('link', { name: comparison.linkLabel }).click()
  await expect(page).toHaveURL(/#comparison$/)
  await expect(page.getByRole('heading', { name: comparison.title })).toBeInViewport()
  const name = compared.find(({ path }) => path === new URL(page.url()).pathname)?.pageName ?? ''
  await page.getByRole('button', { name: filled(labels.askForDemo, { name }) }).click()
  const subject = page.getByRole('dialog').getByLabel(content.enquiryForm.fields.subject.label)
  await expect(subject).toHaveValue(filled(labels.enquiryAbout, { name }))
})

test('the comparison stands on the page of each compared product; on a phone its address unfolds it', async ({
  page,
}) => {
  const table = page.getByRole('table', { name: comparison.title })
  for (const { path } of compared) {
    await page.goto(path)
    await expect(table.getByRole('columnheader').getByRole('link')).toHaveCount(compared.length)
    await expect(table.getByRole('row')).toHaveCount(comparison.rows.length + 1)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, compared[0]?.path ?? '')
  await expect(table).toBeHidden()
  await page.goto('about:blank')
  await openHydrated(page, `${compared[0]?.path}#comparison`)
  await expect(table).toBeInViewport()
})

test('on a phone, a link of another page to a calculator unfolds it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const place = `${pageOf('interest')}#${calculatorId('interest')}`
  const leads = ({ link }: (typeof products)[number]['features'][number]) => link?.path === place
  const from = products.find(({ path, features }) => path !== pageOf('interest') && features.some(leads))
  await openHydrated(page, from?.path ?? '')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: from?.features.find(leads)?.name, exact: true }).click()
  await main.locator(`a[href="${place}"]`).click()
  await expect(calculatorOn(page, 'interest').group).toBeInViewport()
})

test('a download that is still to come says what to do now, beside its drawing', async ({ page }) => {
  for (const { path, now = [], screen } of downloads) {
    await page.goto(path)
    if (now.length > 0) await expect(page.getByRole('heading', { name: labels.whatToDoNow })).toBeVisible()
    for (const { name } of now) await expect(page.getByRole('term').filter({ hasText: name })).toBeVisible()
    const drawing = page.getByRole('main').getByRole('figure')
    if (screen) await expect(drawing).toContainText(screens[screen]?.caption ?? '')
    else await expect(drawing).toHaveCount(0)
  }
})

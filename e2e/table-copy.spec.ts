import { account, hashOf, openCalculator } from './support/calculators'
import { content, interpolate } from './support/content'
import { expect, test } from './support/test'

const { calculators } = content

test('copied tables and label-value pairs have a line for each row, with figures for spreadsheets', async ({
  page,
}) => {
  const fields = account({ opening: '-40000.5' })
  const { group } = await openCalculator(page, 'interest', hashOf('interest', fields))
  const { interest } = calculators
  await group.locator('summary').filter({ hasText: interest.dayByDay }).click()
  const copy = () =>
    group.evaluate((element) => {
      getSelection()!.selectAllChildren(element)
      const clipboardData = new DataTransfer()
      element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
      const html = new DOMParser().parseFromString(clipboardData.getData('text/html'), 'text/html')
      return {
        lines: clipboardData.getData('text/plain').split('\n'),
        rows: [...html.querySelectorAll('tr')].map((row) => [...row.cells].map((cell) => cell.textContent)),
      }
    })
  // The first selection loads the code.
  await expect.poll(async () => (await copy()).lines).toContain('1–5\t-40,000.50\t-40,000.50\t0.00')
  const { lines, rows } = await copy()
  expect(rows).toContainEqual(['1–5', '-40000.50', '-40000.50', '0.00'])
  expect(lines).toContain(`${interest.methods.dailyBalance.name}\t0.00\t0.00`)
  expect(lines).toContain(`${interpolate(interest.tax, { rate: 6 })}\t0.00`)
})

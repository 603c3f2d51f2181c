import assert from 'node:assert/strict'
import { test } from 'node:test'

import { copyContent } from './content-fixture'

const till = `import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: { en: 'Money in the till at the end of one day' },
  title: { en: 'Till' },
  table: {
    columns: [
      { id: 'kind', head: { en: 'Kind' } },
      { id: 'amount', head: { en: 'Amount Rs' }, format: 'amount' },
    ],
    rows: [
      { cells: [{ en: 'Notes' }, 12500] },
      { cells: [{ en: 'Coins' }, 240.5] },
    ],
    totals: [
      { cells: [{ en: 'Total' }, 12750.5] },
    ],
  },
} satisfies ScreenInput
`

test('a wrong sum in a drawn screen is reported at its line', async (t) => {
  const fixture = await copyContent(t)
  const file = 'content/screens/till.ts'
  await fixture.write(file, till)
  await fixture.edit(
    'content/screens/index.ts',
    /export default \{/,
    "import till from './till'\n\nexport default {\n  till,",
  )
  const line = await fixture.lineOf(file, /12750/)
  assert.deepEqual(await fixture.check(), [
    `${file}:${line}  table.totals[1].cells[2]  Total of Amount is 12,750.50, but the rows above add up to 12,740.50: ` +
      'write 12740.5, or correct the rows; write null (an empty cell) if it is no sum',
  ])
  await fixture.edit(file, /12750\.5/, '12740.5')
  assert.deepEqual(await fixture.check(), [])
})

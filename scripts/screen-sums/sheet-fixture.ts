type Cells = (string | number | null)[]

/** A text of a screen; tests read its English words. */
export const text = (en: string) => ({ en, ne: 'नमुनाका अक्षरहरू' })

/** A drawn sheet of items with quantity, price and amount; a row whose item begins with G is bold. */
export const sheet = (rows: Cells[], totals: Cells[], more: object = {}) => ({
  kind: 'table',
  caption: text('Items sold on one day'),
  title: text('Items'),
  table: {
    columns: [
      { id: 'item', head: text('Item'), format: 'code' },
      { id: 'quantity', head: text('Qty'), format: 'number' },
      { id: 'price', head: text('Price Rs'), format: 'amount' },
      { id: 'amount', head: text('Amount Rs'), format: 'amount' },
    ],
    rows: rows.map((cells) => ({ cells, ...(String(cells[0]).startsWith('G') ? { look: 'group' } : {}) })),
    totals: totals.map((cells) => ({ cells })),
  },
  ...more,
})

/** Two rows with correct amounts and a total of 2,437.50. */
export const twoRows = [
  ['A-1', 3, 12.5, 37.5],
  ['A-2', 2, 1200, 2400],
]

import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: { en: 'List of forms of a co-operative: membership application, KYM, loan and nominee' },
  title: { en: 'Forms' },
  detail: { en: 'To print and fill in' },
  table: {
    columns: [
      { id: 'number', head: { en: 'No.' }, format: 'number' },
      { id: 'form', head: { en: 'Form' } },
      { id: 'asks', head: { en: 'What it asks for' }, priority: 2 },
    ],
    rows: [
      { cells: [1, { en: 'Membership application' }, { en: 'Name, address, shares' }] },
      { cells: [2, { en: 'KYM (know your member)' }, { en: 'Identity, family, income' }] },
      { cells: [3, { en: 'Loan application' }, { en: 'Purpose, amount, security' }] },
      { cells: [4, { en: 'Nominee' }, { en: 'Who receives the savings' }] },
    ],
  },
} satisfies ScreenInput

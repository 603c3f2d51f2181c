import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Renewal card of one website: domain, space, certificate and email, their last days, and who holds each password',
  },
  title: { en: 'Renewal card' },
  detail: { en: 'coop.example' },
  facts: [{ id: 'next', label: { en: 'Next renewal' }, cell: '2082-07-10', format: 'date' }],
  table: {
    columns: [
      { id: 'item', head: { en: 'Item' } },
      { id: 'what', head: { en: 'What' }, priority: 3 },
      { id: 'until', head: { en: 'Paid until' }, format: 'date' },
      { id: 'password', head: { en: 'Password with' } },
    ],
    rows: [
      { cells: [{ en: 'Domain' }, { en: 'coop.example' }, '2083-04-15', { en: 'Manager' }] },
      { cells: [{ en: 'Space' }, { en: '5 GB' }, '2083-04-15', { en: 'Hosting desk' }] },
      { cells: [{ en: 'Certificate' }, { en: 'For https' }, '2082-07-10', { en: 'Hosting desk' }], look: 'selected' },
      { cells: [{ en: 'Email' }, { en: '10 addresses' }, '2083-04-15', { en: 'Manager' }] },
    ],
  },
} satisfies ScreenInput

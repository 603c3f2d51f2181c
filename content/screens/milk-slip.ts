import type { ScreenInput } from '../schema'

export default {
  kind: 'slip',
  caption: { en: 'Milk slip for one member: litres, fat, SNF, rate and amount' },
  title: { en: 'Milk slip' },
  detail: { en: '2082-04-15, morning' },
  lines: [
    { id: 'member', label: { en: 'Member no.' }, cell: 'D-033' },
    { id: 'litres', label: { en: 'Litres' }, cell: 9.2, format: 'measure' },
    { id: 'fat', label: { en: 'Fat %' }, cell: 4.1, format: 'measure' },
    { id: 'snf', label: { en: 'SNF %' }, cell: 8.3, format: 'measure' },
    { id: 'rate', label: { en: 'Rate Rs' }, cell: 67.71, format: 'amount' },
  ],
  total: { id: 'amount', label: { en: 'Amount Rs' }, cell: 622.93 },
} satisfies ScreenInput

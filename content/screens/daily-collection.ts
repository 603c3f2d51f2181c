import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Daily collection sheet of one collector: savings, loan instalments and penalty of seven members',
    ne: 'एक जना बजार प्रतिनिधिको दैनिक संकलन विवरण: सात सदस्यको बचत, ऋण किस्ता र हर्जाना',
  },
  title: { en: 'Daily collection', ne: 'दैनिक संकलन' },
  detail: { en: '{year}-04-15, {weekday}', ne: '{year}-०४-१५, {weekday}' },
  statusLine: [
    { id: 'route', label: { en: 'Route', ne: 'रुट' }, cell: { en: 'Bazaar 2', ne: 'बजार २' } },
    { id: 'representative', label: { en: 'Collector', ne: 'बजार प्रतिनिधि' }, cell: 'R-07' },
    { id: 'year', label: { en: 'FY', ne: 'आ.व.' }, cell: '{fiscalYear}' },
    { id: 'status', label: { en: 'Status', ne: 'स्थिति' }, cell: { en: 'Posted', ne: 'खातामा चढेको' } },
  ],
  table: {
    columns: [
      {
        id: 'number',
        heading: { en: 'S.N.', ne: 'क्र.सं.' },
        format: 'number',
        formula: 'above.number + 1',
        minWidth: 576,
      },
      { id: 'member', heading: { en: 'Member no.', ne: 'सदस्य नं.' }, format: 'code' },
      { id: 'name', heading: { en: 'Member', ne: 'सदस्य' } },
      {
        id: 'saving',
        heading: { en: 'Daily saving Rs', ne: 'दैनिक बचत रु' },
        format: 'amount',
        minWidth: 512,
        sum: true,
      },
      {
        id: 'instalment',
        heading: { en: 'Loan instalment Rs', ne: 'ऋण किस्ता रु' },
        format: 'amount',
        minWidth: 512,
        sum: true,
      },
      { id: 'penalty', heading: { en: 'Penalty Rs', ne: 'हर्जाना रु' }, format: 'amount', minWidth: 512, sum: true },
      {
        id: 'total',
        heading: { en: 'Total Rs', ne: 'जम्मा रु' },
        format: 'amount',
        formula: 'saving + instalment + penalty',
        sum: true,
      },
    ],
    rows: [
      { cells: [null, '0412', { en: 'Member A', ne: 'सदस्य क' }, 500, 0, 0, null] },
      { cells: [null, '0435', { en: 'Member B', ne: 'सदस्य ख' }, 300, 0, 0, null] },
      { cells: [null, '0478', { en: 'Member C', ne: 'सदस्य ग' }, 200, 2750, 0, null] },
      { cells: [null, '0516', { en: 'Member D', ne: 'सदस्य घ' }, 1000, 0, 0, null] },
      {
        cells: [null, '0523', { en: 'Member E', ne: 'सदस्य ङ' }, 0, 4600, '= 0523.instalment * 3 / 100', null],
        emphasis: 'selected',
      },
      { cells: [null, '0561', { en: 'Member F', ne: 'सदस्य च' }, 250, 1900, 0, null] },
      { cells: [null, '0604', { en: 'Member G', ne: 'सदस्य छ' }, 150, 0, 0, null] },
    ],
    totals: [{ cells: [null, { en: 'Total', ne: 'जम्मा' }, null, null, null, null, null] }],
  },
  notes: [
    {
      en: 'Member 0523: penalty 3% on total due {= 0523.instalment} = {= 0523.penalty}',
      ne: 'सदस्य ०५२३: कुल बक्यौता {= 0523.instalment} मा ३% हर्जाना = {= 0523.penalty}',
    },
  ],
} satisfies ScreenInput

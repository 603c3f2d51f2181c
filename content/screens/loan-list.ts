import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Loan list with class, outstanding amount, rate and provision of each loan',
    ne: 'ऋण सूची: हरेक ऋणको वर्ग, बाँकी ऋण, दर र नोक्सानी व्यवस्था',
  },
  title: { en: 'Loans and provision', ne: 'ऋण र नोक्सानी व्यवस्था' },
  detail: { en: '4 of 312 loans shown', ne: '३१२ मध्ये ४ ऋण' },
  table: {
    columns: [
      { id: 'loan', heading: { en: 'Loan', ne: 'ऋण' }, format: 'code' },
      { id: 'member', heading: { en: 'Member', ne: 'सदस्य' }, minWidth: 512 },
      { id: 'class', heading: { en: 'Class', ne: 'वर्ग' } },
      {
        id: 'outstanding',
        heading: { en: 'Outstanding Rs', ne: 'बाँकी ऋण रु' },
        format: 'amount',
        minWidth: 512,
        sum: true,
      },
      {
        id: 'rate',
        heading: { en: 'Rate %', ne: 'दर %' },
        format: 'number',
        minWidth: 512,
        repeats: 'provision.rate',
      },
      {
        id: 'provision',
        heading: { en: 'Provision Rs', ne: 'नोक्सानी व्यवस्था रु' },
        format: 'amount',
        formula: 'outstanding * rate / 100',
        sum: true,
      },
    ],
    rows: [
      { cells: ['L-0218', { en: 'Member A', ne: 'सदस्य क' }, { en: 'Good', ne: 'असल' }, 485000, 1, null] },
      { cells: ['L-0231', { en: 'Member B', ne: 'सदस्य ख' }, { en: 'Sub-standard', ne: 'कमसल' }, 260000, 25, null] },
      {
        cells: ['L-0254', { en: 'Member C', ne: 'सदस्य ग' }, { en: 'Doubtful', ne: 'शंकास्पद' }, 120000, 50, null],
        emphasis: 'selected',
      },
      { cells: ['L-0260', { en: 'Member D', ne: 'सदस्य घ' }, { en: 'Bad', ne: 'खराब' }, 75000, 100, null] },
    ],
    totals: [{ cells: [{ en: 'Shown', ne: 'देखाइएको जम्मा' }, null, null, null, null, null] }],
  },
} satisfies ScreenInput

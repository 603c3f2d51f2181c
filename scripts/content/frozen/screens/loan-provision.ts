import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: { en: 'Loan-loss provision statement: good loans at 1 per cent, doubtful at 35 and bad at 100', ne: 'ऋण नोक्सानी व्यवस्थाको विवरण: असल ऋणमा १, शंकास्पदमा ३५ र खराबमा १०० प्रतिशत' },
  title: { en: 'Loan-loss provision', ne: 'ऋण नोक्सानी व्यवस्था' },
  detail: { en: 'As on 2082-04-31', ne: '२०८२-०४-३१ सम्म' },
  table: {
    columns: [
      { id: 'class', head: { en: 'Class', ne: 'वर्ग' } },
      { id: 'overdue', head: { en: 'Overdue', ne: 'भाका नाघेको' }, priority: 3 },
      { id: 'outstanding', head: { en: 'Outstanding Rs', ne: 'बाँकी ऋण रु' }, format: 'amount', sum: true },
      { id: 'rate', head: { en: 'Rate %', ne: 'दर %' }, format: 'number', priority: 2 },
      { id: 'required', head: { en: 'Required Rs', ne: 'आवश्यक रु' }, format: 'amount', sum: true },
    ],
    rows: [
      { cells: [{ en: 'Good', ne: 'असल' }, { en: 'not overdue', ne: 'भाका ननाघेको' }, 42000000, 1, 420000] },
      { cells: [{ en: 'Doubtful', ne: 'शंकास्पद' }, { en: 'up to 12 months', ne: '१२ महिनासम्म नाघेको' }, 1800000, 35, 630000] },
      { cells: [{ en: 'Bad', ne: 'खराब' }, { en: 'more than 12 months', ne: '१२ महिनाभन्दा बढी नाघेको' }, 350000, 100, 350000] },
    ],
    totals: [{ id: 'total', label: { en: 'Total', ne: 'जम्मा' } }],
  },
  results: [
    { id: 'held', label: { en: 'Provision held', ne: 'हालको व्यवस्था' }, cell: 1260000 },
    { id: 'added', label: { en: 'To be added', ne: 'थप्नुपर्ने' }, cell: 140000 },
  ],
  actions: [{ en: 'Prepare journal', ne: 'गोश्वारा भौचर तयार गर्नुहोस्' }],
} satisfies ScreenInput

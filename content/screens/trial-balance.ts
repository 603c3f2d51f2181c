import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Charkhata trial balance at Ashadh end: liabilities, assets, expenses and income, with equal totals',
    ne: 'असार मसान्तको चारखाता सन्तुलन परीक्षण: दायित्व, सम्पत्ति, खर्च र आम्दानी, दुवैतर्फ बराबर जम्मा',
  },
  title: { en: 'Charkhata trial balance', ne: 'चारखाता सन्तुलन परीक्षण' },
  detail: { en: 'As on {year}-03-{end}', ne: '{year}-०३-{end} सम्मको' },
  statusLine: [
    { id: 'year', label: { en: 'FY', ne: 'आ.व.' }, cell: '{lastFiscalYear}' },
    { id: 'stage', label: { en: 'Stage', ne: 'अवस्था' }, cell: { en: 'Before closing', ne: 'हिसाब बन्दीअघि' } },
  ],
  table: {
    columns: [
      { id: 'account', heading: { en: 'Acc. no.', ne: 'हि.नं.' }, format: 'code', minWidth: 512 },
      { id: 'head', heading: { en: 'Head', ne: 'शीर्षक' } },
      { id: 'debit', heading: { en: 'Debit Rs', ne: 'डेबिट रु' }, format: 'amount', sum: true },
      { id: 'credit', heading: { en: 'Credit Rs', ne: 'क्रेडिट रु' }, format: 'amount', sum: true },
    ],
    rows: [
      { cells: [null, { en: 'Liabilities', ne: 'दायित्व' }, null, null], emphasis: 'bold' },
      { cells: ['10', { en: 'Share capital', ne: 'शेयर पूँजी' }, null, 8500000] },
      { cells: ['20', { en: 'Reserve and other funds', ne: 'जगेडा तथा अन्य कोष' }, null, 2640000] },
      { cells: ['30', { en: 'Savings', ne: 'बचत' }, null, 41275000] },
      { cells: ['40', { en: 'Borrowings', ne: 'बाह्य ऋण' }, null, 2000000] },
      { cells: ['60', { en: 'Payables and provisions', ne: 'भुक्तानी दिनुपर्ने र नोक्सानी व्यवस्था' }, null, 1895000] },
      { id: 'assets', cells: [null, { en: 'Assets', ne: 'सम्पत्ति' }, null, null], emphasis: 'bold' },
      { cells: ['80', { en: 'Cash', ne: 'नगद' }, 318500, null] },
      { cells: ['90', { en: 'Bank', ne: 'बैंक' }, 7392000, null] },
      { cells: ['100', { en: 'Investments', ne: 'लगानी' }, 1500000, null] },
      { cells: ['110', { en: 'Loans to members', ne: 'ऋण लगानी' }, 45120000, null] },
      { cells: ['120', { en: 'Receivables and stock', ne: 'पाउनुपर्ने रकम र सामान मौज्दात' }, 735000, null] },
      { cells: ['130', { en: 'Fixed assets', ne: 'स्थिर सम्पत्ति' }, 1864500, null] },
      { cells: ['150', { en: 'Expenses', ne: 'खर्च' }, null, null], emphasis: 'bold' },
      { cells: [null, { en: 'Depreciation', ne: 'ह्रासकट्टी' }, 320500, null] },
      { cells: [null, { en: 'Interest, salaries and other expenses', ne: 'ब्याज, तलब तथा अन्य खर्च' }, 4549500, null] },
      { cells: ['160', { en: 'Income', ne: 'आम्दानी' }, null, 5490000], emphasis: 'bold' },
    ],
    totals: [{ cells: [null, { en: 'Total', ne: 'जम्मा' }, null, null] }],
  },
  results: [
    {
      id: 'surplus',
      label: { en: 'Surplus before closing, income less expenses', ne: 'हिसाब बन्दीअघिको खुद बचत (आम्दानीबाट खर्च घटाएर)' },
      cell: '= 160.credit - 150.debit',
    },
  ],
} satisfies ScreenInput

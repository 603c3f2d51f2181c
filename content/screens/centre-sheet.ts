import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Meeting sheet of a microfinance centre: two groups, ten members, savings, principal, interest and collection',
    ne: 'लघुवित्त केन्द्रको बैठक संकलन विवरण: दुई समूह, दस सदस्य, बचत, सावाँ, ब्याज र उठेको रकम',
  },
  title: { en: 'Centre 27: meeting sheet', ne: 'केन्द्र २७: बैठक संकलन' },
  detail: { en: '{year}-04-15 · Branch 3', ne: '{year}-०४-१५ · शाखा ३' },
  statusLine: [
    { id: 'officer', label: { en: 'Officer', ne: 'अधिकृत' }, cell: 'F-04' },
    { id: 'groups', label: { en: 'Groups', ne: 'समूह' }, cell: 2 },
    { id: 'members', label: { en: 'Members', ne: 'सदस्य' }, cell: '= sum(1)' },
    { id: 'present', label: { en: 'Present', ne: 'हाजिर' }, cell: 9 },
    { id: 'rate', label: { en: 'Interest % a year', ne: 'वार्षिक ब्याज %' }, cell: 15 },
  ],
  table: {
    columns: [
      { id: 'member', heading: { en: 'Member', ne: 'सदस्य' }, format: 'code' },
      { id: 'present', heading: { en: 'Present', ne: 'हाजिर' }, minWidth: 512 },
      { id: 'saving', heading: { en: 'Group saving Rs', ne: 'समूह बचत रु' }, format: 'amount', minWidth: 512, sum: true },
      {
        id: 'before',
        heading: { en: 'Outstanding before Rs', ne: 'किस्ताअघिको बाँकी ऋण रु' },
        format: 'amount',
        minWidth: 672,
        sum: true,
      },
      { id: 'principal', heading: { en: 'Principal Rs', ne: 'सावाँ रु' }, format: 'amount', minWidth: 512, sum: true },
      {
        id: 'interest',
        heading: { en: 'Interest Rs', ne: 'ब्याज रु' },
        format: 'amount',
        formula: 'before * rate / 100 / 12',
        minWidth: 512,
        sum: true,
      },
      {
        id: 'due',
        heading: { en: 'Due Rs', ne: 'तिर्नुपर्ने रु' },
        format: 'amount',
        formula: 'saving + principal + interest',
        sum: true,
      },
      { id: 'collected', heading: { en: 'Collected Rs', ne: 'उठेको रु' }, format: 'amount', formula: 'due', sum: true },
      {
        id: 'after',
        heading: { en: 'Outstanding after Rs', ne: 'किस्तापछिको बाँकी ऋण रु' },
        format: 'amount',
        formula: 'before - principal',
        minWidth: 672,
        sum: true,
      },
    ],
    rows: [
      { cells: ['M-101', { en: 'Yes', ne: 'छ' }, 200, 48000, 2000, null, null, null, null] },
      { cells: ['M-102', { en: 'Yes', ne: 'छ' }, 200, 36000, 2000, null, null, null, null] },
      { cells: ['M-103', { en: 'Yes', ne: 'छ' }, 200, null, null, null, null, null, null] },
      { cells: ['M-104', { en: 'Yes', ne: 'छ' }, 200, 24000, 2000, null, null, null, null] },
      { cells: ['M-105', { en: 'Yes', ne: 'छ' }, 200, 60000, 2500, null, null, null, null] },
      {
        cells: [{ en: 'Group 1', ne: 'समूह १' }, '5/5', null, null, null, null, null, null, null],
        emphasis: 'bold',
      },
      { cells: ['M-106', { en: 'Yes', ne: 'छ' }, 200, 12000, 2000, null, null, null, null] },
      { cells: ['M-107', { en: 'Yes', ne: 'छ' }, 200, 30000, 2500, null, null, null, null] },
      { cells: ['M-108', { en: 'Yes', ne: 'छ' }, 200, null, null, null, null, null, null] },
      {
        cells: ['M-109', { en: 'No', ne: 'छैन' }, 200, 42000, 2000, null, null, 0, '= M-109.before'],
        emphasis: 'selected',
      },
      { cells: ['M-110', { en: 'Yes', ne: 'छ' }, 200, 18000, 1500, null, null, null, null] },
      {
        cells: [{ en: 'Group 2', ne: 'समूह २' }, '4/5', null, null, null, null, null, null, null],
        emphasis: 'bold',
      },
    ],
    totals: [{ cells: [{ en: 'Centre', ne: 'केन्द्र' }, '9/10', null, null, null, null, null, null, null] }],
  },
  results: [
    { id: 'missing', label: { en: 'Not collected, M-109', ne: 'नउठेको, M-109' }, cell: '= due - collected' },
    { id: 'share', label: { en: 'Collected %', ne: 'उठेको %' }, cell: '= 100 * collected / due', format: 'number' },
  ],
} satisfies ScreenInput

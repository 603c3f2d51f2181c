import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Meeting sheet of a microfinance centre: two groups, ten members, savings, principal, interest and collection',
    ne: 'लघुवित्त केन्द्रको बैठक संकलन विवरण: दुई समूह, दस सदस्य, बचत, सावाँ, ब्याज र उठेको रकम',
  },
  title: { en: 'Centre 27 — meeting sheet', ne: 'केन्द्र २७: बैठक संकलन विवरण' },
  detail: { en: '2082-04-15 · Branch 3', ne: '२०८२-०४-१५ · शाखा ३' },
  facts: [
    { id: 'officer', label: { en: 'Officer', ne: 'अधिकृत' }, cell: 'F-04' },
    { id: 'groups', label: { en: 'Groups', ne: 'समूह' } },
    { id: 'members', label: { en: 'Members', ne: 'सदस्य' } },
    { id: 'present', label: { en: 'Present', ne: 'हाजिर' } },
    { id: 'rate', label: { en: 'Interest % a year', ne: 'वार्षिक ब्याज %' }, cell: 15 },
  ],
  table: {
    columns: [
      { id: 'member', head: { en: 'Member', ne: 'सदस्य' }, format: 'code' },
      { id: 'present', head: { en: 'Present', ne: 'हाजिर' }, priority: 3 },
      { id: 'saving', head: { en: 'Group saving Rs', ne: 'समूह बचत रु' }, format: 'amount', priority: 3, sum: true },
      {
        id: 'before',
        head: { en: 'Outstanding before Rs', ne: 'अघिको बाँकी ऋण रु' },
        format: 'amount',
        priority: 5,
        sum: true,
      },
      { id: 'principal', head: { en: 'Principal Rs', ne: 'सावाँ रु' }, format: 'amount', priority: 3, sum: true },
      {
        id: 'interest',
        head: { en: 'Interest Rs', ne: 'ब्याज रु' },
        format: 'amount',
        priority: 3,
        worked: true,
        sum: true,
      },
      { id: 'due', head: { en: 'Due Rs', ne: 'तिर्नुपर्ने रु' }, format: 'amount', worked: true, sum: true },
      { id: 'collected', head: { en: 'Collected Rs', ne: 'उठेको रु' }, format: 'amount', worked: true, sum: true },
      {
        id: 'after',
        head: { en: 'Outstanding after Rs', ne: 'पछिको बाँकी ऋण रु' },
        format: 'amount',
        priority: 5,
        worked: true,
        sum: true,
      },
    ],
    rows: [
      { cells: ['M-101', { en: 'Yes', ne: 'छ' }, 200, 48000, 2000] },
      { cells: ['M-102', { en: 'Yes', ne: 'छ' }, 200, 36000, 2000] },
      { cells: ['M-103', { en: 'Yes', ne: 'छ' }, 200, null, null] },
      { cells: ['M-104', { en: 'Yes', ne: 'छ' }, 200, 24000, 2000] },
      { cells: ['M-105', { en: 'Yes', ne: 'छ' }, 200, 60000, 2500] },
      { cells: [{ en: 'Group 1', ne: 'समूह १' }, null, null, null, null], look: 'group' },
      { cells: ['M-106', { en: 'Yes', ne: 'छ' }, 200, 12000, 2000] },
      { cells: ['M-107', { en: 'Yes', ne: 'छ' }, 200, 30000, 2500] },
      { cells: ['M-108', { en: 'Yes', ne: 'छ' }, 200, null, null] },
      { cells: ['M-109', { en: 'No', ne: 'छैन' }, 200, 42000, 2000], look: 'selected' },
      { cells: ['M-110', { en: 'Yes', ne: 'छ' }, 200, 18000, 1500] },
      { cells: [{ en: 'Group 2', ne: 'समूह २' }, null, null, null, null], look: 'group' },
    ],
    totals: [{ id: 'total', label: { en: 'Centre', ne: 'केन्द्र' } }],
  },
  results: [
    { id: 'missing', label: { en: 'Not collected, M-109', ne: 'नउठेको, M-109' } },
    { id: 'share', label: { en: 'Collected %', ne: 'उठेको %' }, format: 'number' },
  ],
  actions: [
    { en: 'Confirm meeting', ne: 'बैठक पुष्टि गर्नुहोस्' },
    { en: 'Print', ne: 'छाप्नुहोस्' },
  ],
} satisfies ScreenInput

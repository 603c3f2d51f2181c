import type { ScreenInput } from '../schema'

export default {
  kind: 'tiles',
  caption: {
    en: 'Urgent report: cash, bank, savings, loans outstanding, overdue and today’s collection',
    ne: 'तत्काल प्रतिवेदन: नगद, बैंक, बचत, बाँकी ऋण, भाखा नाघेको ऋण र आजको संकलन',
  },
  title: { en: 'Urgent report', ne: 'तत्काल प्रतिवेदन' },
  detail: { en: '{year}-03-{end} · whole institution', ne: '{year}-०३-{end} · समग्र संस्था' },
  sameDayAs: 'trial-balance',
  tiles: [
    { id: 'cash', label: { en: 'Cash Rs', ne: 'नगद रु' }, cell: '= trial-balance.80.debit' },
    { id: 'bank', label: { en: 'Bank Rs', ne: 'बैंक रु' }, cell: '= trial-balance.90.debit' },
    { id: 'savings', label: { en: 'Savings Rs', ne: 'बचत रु' }, cell: '= trial-balance.30.credit' },
    { id: 'loans', label: { en: 'Loans outstanding Rs', ne: 'बाँकी ऋण रु' }, cell: '= trial-balance.110.debit' },
    { id: 'overdue', label: { en: 'Overdue Rs', ne: 'भाखा नाघेको ऋण रु' }, cell: 2150000, shareOf: 'loans' },
    { id: 'collection', label: { en: 'Today’s collection Rs', ne: 'आजको संकलन रु' }, cell: 238450 },
  ],
} satisfies ScreenInput

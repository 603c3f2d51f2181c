import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'List of forms of a co-operative: membership application, KYM, loan and nominee',
    ne: 'सहकारीका फारमको सूची: सदस्यता निवेदन, सदस्य पहिचान (केवाईएम), ऋण र इच्छाइएको व्यक्ति',
  },
  title: { en: 'Forms', ne: 'फारम' },
  detail: { en: 'To print and fill in', ne: 'छापेर भर्ने' },
  table: {
    columns: [
      { id: 'number', heading: { en: 'No.', ne: 'नं.' }, format: 'number', formula: 'above.number + 1', minWidth: 320 },
      { id: 'form', heading: { en: 'Form', ne: 'फारम' } },
      { id: 'asks', heading: { en: 'What it asks for', ne: 'भर्नुपर्ने विवरण' } },
    ],
    rows: [
      {
        cells: [
          null,
          { en: 'Membership application', ne: 'सदस्यता निवेदन' },
          { en: 'Name, address, shares', ne: 'नाम, ठेगाना, शेयर' },
        ],
      },
      {
        cells: [
          null,
          { en: 'KYM (know your member)', ne: 'सदस्य पहिचान (केवाईएम)' },
          { en: 'Identity, family, income', ne: 'परिचय, परिवार, आम्दानी' },
        ],
      },
      {
        cells: [
          null,
          { en: 'Loan application', ne: 'ऋण निवेदन' },
          { en: 'Purpose, amount, security', ne: 'प्रयोजन, रकम, धितो' },
        ],
      },
      {
        cells: [null, { en: 'Nominee', ne: 'इच्छाइएको व्यक्ति' }, { en: 'Who receives the savings', ne: 'बचत कसले पाउने' }],
      },
    ],
  },
} satisfies ScreenInput

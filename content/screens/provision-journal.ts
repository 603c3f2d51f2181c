import type { ScreenInput } from '../schema'

export default {
  kind: 'form',
  caption: {
    en: 'Journal voucher for the provision still to be added: expense debited, provision credited',
    ne: 'थप्नुपर्ने नोक्सानी व्यवस्थाको गोश्वारा भौचर: खर्च डेबिट, नोक्सानी व्यवस्था क्रेडिट',
  },
  title: { en: 'Journal voucher', ne: 'गोश्वारा भौचर' },
  detail: { en: '{year}-04-{end}', ne: '{year}-०४-{end}' },
  fields: [
    {
      id: 'required',
      label: { en: 'Provision required Rs', ne: 'आवश्यक नोक्सानी व्यवस्था रु' },
      cell: 1201000,
      format: 'amount',
      repeats: 'provision.required',
    },
    {
      id: 'held',
      label: { en: 'Provision held Rs', ne: 'हालको नोक्सानी व्यवस्था रु' },
      cell: 1061000,
      format: 'amount',
      repeats: 'provision.held',
    },
  ],
  table: {
    columns: [
      { id: 'number', heading: { en: 'Acc. no.', ne: 'हि.नं.' }, format: 'code', minWidth: 320 },
      { id: 'account', heading: { en: 'Account', ne: 'खाता' } },
      { id: 'debit', heading: { en: 'Dr Rs', ne: 'डे. रु' }, format: 'amount', sum: true },
      { id: 'credit', heading: { en: 'Cr Rs', ne: 'क्रे. रु' }, format: 'amount', sum: true },
    ],
    rows: [
      { cells: ['150', { en: 'Expenses', ne: 'खर्च' }, '= required - held', null] },
      {
        cells: [
          '60',
          { en: 'Payables and provisions', ne: 'भुक्तानी दिनुपर्ने र नोक्सानी व्यवस्था' },
          null,
          '= required - held',
        ],
      },
    ],
    totals: [{ cells: [null, { en: 'Total', ne: 'जम्मा' }, null, null] }],
  },
} satisfies ScreenInput

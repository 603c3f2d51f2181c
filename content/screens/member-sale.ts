import type { ScreenInput } from '../schema'

export default {
  kind: 'form',
  caption: {
    en: 'Sale at the co-operative market, paid from the member’s account with the member card',
    ne: 'सहकारी बजारको बिक्री: सदस्य कार्डबाट भुक्तानी, रकम सदस्यकै खाताबाट',
  },
  title: { en: 'Member sale', ne: 'सदस्यलाई बिक्री' },
  detail: { en: '{year}-04-15 · Counter 1', ne: '{year}-०४-१५ · काउन्टर १' },
  fields: [
    { id: 'account', label: { en: 'Account ID', ne: 'खाता नम्बर' }, cell: 'CM-000731' },
    { id: 'member', label: { en: 'Member', ne: 'सदस्य' }, cell: { en: 'Member A', ne: 'सदस्य क' } },
    { id: 'card', label: { en: 'Card', ne: 'कार्ड' }, cell: { en: 'Card read', ne: 'कार्ड स्क्यान भयो' } },
    { id: 'balance', label: { en: 'Account balance Rs', ne: 'खाताको मौज्दात रु' }, cell: 12480.5, format: 'amount' },
  ],
  table: {
    columns: [
      { id: 'item', heading: { en: 'Item', ne: 'सामान' } },
      { id: 'vat', heading: { en: 'VAT', ne: 'मू.अ.कर' }, minWidth: 512 },
      { id: 'quantity', heading: { en: 'Qty', ne: 'परिमाण' }, format: 'number', minWidth: 320, sum: true },
      { id: 'shelf', heading: { en: 'Shelf price Rs', ne: 'सामान्य मूल्य रु' }, format: 'amount', minWidth: 512 },
      { id: 'price', heading: { en: 'Member price Rs', ne: 'सदस्य मूल्य रु' }, format: 'amount', minWidth: 320 },
      {
        id: 'amount',
        heading: { en: 'Amount Rs', ne: 'रकम रु' },
        format: 'amount',
        formula: 'quantity * price',
        sum: true,
      },
    ],
    rows: [
      {
        cells: [{ en: 'Rice, 25 kg bag', ne: 'चामल, २५ केजी बोरा' }, { en: 'exempt', ne: 'नलाग्ने' }, 1, 1850, 1790, null],
      },
      { cells: [{ en: 'Wheat flour, 5 kg', ne: 'आटा, ५ केजी' }, { en: 'exempt', ne: 'नलाग्ने' }, 3, 285, 278, null] },
      { cells: [{ en: 'Lentils, 1 kg', ne: 'दाल, १ केजी' }, { en: 'exempt', ne: 'नलाग्ने' }, 4, 190, 184, null] },
      {
        id: 'soap',
        cells: [
          { en: 'Bath soap', ne: 'नुहाउने साबुन' },
          { en: '{rule:vat.rate}%', ne: '{rule:vat.rate}%' },
          6,
          48,
          46,
          null,
        ],
      },
      { cells: [{ en: 'Beaten rice, 1 kg', ne: 'चिउरा, १ केजी' }, { en: 'exempt', ne: 'नलाग्ने' }, 2, 105, 102, null] },
    ],
    totals: [{ cells: [{ en: 'Total', ne: 'जम्मा' }, null, null, null, null, null] }],
  },
  results: [
    { id: 'exempt', label: { en: 'Exempt goods', ne: 'कर नलाग्ने सामान' }, cell: '= amount - soap.amount' },
    {
      id: 'taxable',
      label: { en: 'Taxable goods, without VAT', ne: 'कर लाग्ने सामान, मू.अ.करबाहेक' },
      cell: '= soap.amount * 100 / (100 + {rule:vat.rate})',
    },
    {
      id: 'vat',
      label: { en: 'VAT {rule:vat.rate}%', ne: 'मू.अ.कर {rule:vat.rate}%' },
      cell: '= soap.amount - taxable',
    },
    {
      id: 'difference',
      label: { en: 'Saved at the member price', ne: 'सदस्य मूल्यमा बचेको' },
      cell: '= sum(quantity * (shelf - price))',
    },
    { id: 'paid', label: { en: 'Paid from account', ne: 'खाताबाट तिरेको' }, cell: '= amount' },
    { id: 'after', label: { en: 'Balance after', ne: 'तिरेपछिको मौज्दात' }, cell: '= balance - paid' },
  ],
  notes: [
    {
      en: 'Message: “Rs {= paid} paid at the market from CM-000731 on {year}-04-15. Balance Rs {= after}”',
      ne: 'सन्देश: “खाता CM-000731 बाट मिति {year}-०४-१५ मा सहकारी बजारमा रु {= paid} तिरियो। मौज्दात रु {= after}।”',
    },
  ],
} satisfies ScreenInput

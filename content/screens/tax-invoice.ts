import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Tax invoice of a trader to a school: four items, discount, taxable amount, VAT and grand total',
    ne: 'व्यापारीले विद्यालयलाई दिएको कर बीजक: चार सामान, छुट, करयोग्य रकम, मू.अ.कर र कुल जम्मा',
  },
  title: { en: 'Tax invoice', ne: 'कर बीजक' },
  detail: {
    en: 'No. {shortFiscalYear}-000147 · issued {year}-04-15',
    ne: 'नं. {shortFiscalYear}-०००१४७ · जारी {year}-०४-१५',
  },
  statusLine: [
    {
      id: 'seller',
      label: { en: 'Seller', ne: 'विक्रेता' },
      cell: { en: 'Sample Traders, Sample Town 1', ne: 'नमुना ट्रेडर्स, नगर १' },
    },
    { id: 'pan', label: { en: 'Seller’s PAN', ne: 'विक्रेताको प्यान' }, cell: '000000000' },
    {
      id: 'customer',
      label: { en: 'Customer', ne: 'ग्राहक' },
      cell: { en: 'Sample School, Sample Town 2 (credit)', ne: 'नमुना स्कुल, नगर २ (उधारो)' },
    },
    { id: 'customer-pan', label: { en: 'Buyer’s PAN', ne: 'क्रेताको प्यान' }, cell: '000000000' },
  ],
  table: {
    columns: [
      {
        id: 'number',
        heading: { en: 'S.N.', ne: 'क्र.सं.' },
        format: 'number',
        formula: 'above.number + 1',
        minWidth: 512,
      },
      { id: 'item', heading: { en: 'Item', ne: 'सामान' } },
      { id: 'quantity', heading: { en: 'Qty', ne: 'परिमाण' }, format: 'number' },
      { id: 'rate', heading: { en: 'Rate Rs', ne: 'दर रु' }, format: 'amount' },
      {
        id: 'amount',
        heading: { en: 'Amount Rs', ne: 'रकम रु' },
        format: 'amount',
        formula: 'quantity * rate',
        sum: true,
      },
    ],
    rows: [
      { id: 'paper', cells: [null, { en: 'A4 paper, ream', ne: 'ए४ कागज, रिम' }, 40, 525, null] },
      { id: 'register', cells: [null, { en: 'Register, 200 pages', ne: 'रजिस्टर, २०० पृष्ठ' }, 60, 180, null] },
      { id: 'roll', cells: [null, { en: 'Receipt printer roll', ne: 'रसिद प्रिन्टर रोल' }, 100, 65, null] },
      { id: 'chair', cells: [null, { en: 'Office chair', ne: 'अफिस कुर्सी' }, 4, 6250, null] },
    ],
    totals: [
      { cells: [null, { en: 'Sub-total', ne: 'जम्मा' }, null, null, null] },
      { id: 'discount', cells: [null, { en: 'Discount 2%', ne: 'छुट २%' }, null, null, '= amount * -2 / 100'] },
      {
        id: 'taxable',
        cells: [null, { en: 'Taxable amount', ne: 'करयोग्य रकम' }, null, null, '= amount + discount.amount'],
      },
      {
        id: 'vat',
        cells: [
          null,
          { en: 'VAT {rule:vat.rate}%', ne: 'मू.अ.कर {rule:vat.rate}%' },
          null,
          null,
          '= taxable.amount * {rule:vat.rate} / 100',
        ],
      },
      { id: 'total', cells: [null, { en: 'Grand total', ne: 'कुल जम्मा' }, null, null, '= taxable.amount + vat.amount'] },
    ],
  },
  notes: [
    {
      en: 'In words: Rupees seventy thousand ninety-eight and paisa forty-two only',
      ne: 'अक्षरेपी: सत्तरी हजार अन्ठानब्बे रुपैयाँ बयालीस पैसा मात्र',
      spells: 70098.42,
      pending: true,
    },
    {
      en: 'When printed again: “Copy of original (1)”',
      ne: 'फेरि छाप्दा: “सक्कलको प्रतिलिपि (१)”',
      pending: true,
    },
    {
      en: 'With several outlets: A1-{shortFiscalYear}-000147 (A1: outlet)',
      ne: 'धेरै पसल भए: A1-{shortFiscalYear}-०००१४७ (A1 पसलको कोड)',
      pending: true,
    },
  ],
} satisfies ScreenInput

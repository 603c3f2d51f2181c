import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Double entry posted from the tax invoice: debtors, sales, VAT payable, cost of goods sold and stock',
    ne: 'कर बीजकबाट चढेको दोहोरो लेखा: आसामी, बिक्री, तिर्नुपर्ने मू.अ.कर, बेचेको सामानको लागत र सामान मौज्दात',
  },
  title: { en: 'Posted entry', ne: 'खातामा चढेको प्रविष्टि' },
  detail: { en: 'Invoice {shortFiscalYear}-000147', ne: 'बीजक {shortFiscalYear}-०००१४७' },
  table: {
    columns: [
      { id: 'account', heading: { en: 'Account', ne: 'खाता' } },
      { id: 'debit', heading: { en: 'Dr Rs', ne: 'डे. रु' }, format: 'amount', sum: true },
      { id: 'credit', heading: { en: 'Cr Rs', ne: 'क्रे. रु' }, format: 'amount', sum: true },
    ],
    rows: [
      { cells: [{ en: 'Debtors: Sample School', ne: 'आसामी: नमुना स्कुल' }, '= tax-invoice.total.amount', null] },
      { cells: [{ en: 'Sales', ne: 'बिक्री' }, null, '= tax-invoice.taxable.amount'] },
      { cells: [{ en: 'VAT payable', ne: 'तिर्नुपर्ने मू.अ.कर' }, null, '= tax-invoice.vat.amount'] },
      {
        id: 'cost',
        cells: [
          { en: 'Cost of goods sold', ne: 'बेचेको सामानको लागत' },
          '= 410 * tax-invoice.paper.quantity + 138 * tax-invoice.register.quantity + 48 * tax-invoice.roll.quantity + 5100 * tax-invoice.chair.quantity',
          null,
        ],
      },
      { cells: [{ en: 'Stock', ne: 'सामान मौज्दात' }, null, '= cost.debit'] },
    ],
    totals: [{ cells: [{ en: 'Total', ne: 'जम्मा' }, null, null] }],
  },
  results: [
    {
      id: 'margin',
      label: { en: 'Margin, sales less cost', ne: 'नाफा (बिक्रीबाट लागत घटाएर)' },
      cell: '= tax-invoice.taxable.amount - cost.debit',
    },
  ],
  notes: [
    {
      en: 'Cost per unit, in the order of the invoice: 410.00, 138.00, 48.00 and 5,100.00',
      ne: 'प्रति एकाइ लागत, बीजककै क्रममा: ४१०.००, १३८.००, ४८.०० र ५,१००.००',
    },
  ],
} satisfies ScreenInput

import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Depreciation schedule of four classes of assets by diminishing balance',
    ne: 'घट्दो मौज्दात विधिमा चार समूहका सम्पत्तिको ह्रासकट्टी तालिका',
  },
  title: { en: 'Depreciation schedule', ne: 'ह्रासकट्टी तालिका' },
  detail: { en: 'FY 2081/82 · diminishing balance', ne: 'आ.व. २०८१/८२ · घट्दो मौज्दात' },
  table: {
    columns: [
      { id: 'class', head: { en: 'Class', ne: 'समूह' } },
      { id: 'rate', head: { en: 'Rate %', ne: 'दर %' }, format: 'number', priority: 3 },
      { id: 'opening', head: { en: 'Opening Rs', ne: 'सुरु मूल्य रु' }, format: 'amount', priority: 3, sum: true },
      { id: 'charge', head: { en: 'Depreciation Rs', ne: 'ह्रासकट्टी रु' }, format: 'amount', worked: true, sum: true },
      {
        id: 'closing',
        head: { en: 'Closing Rs', ne: 'अन्तिम मूल्य रु' },
        format: 'amount',
        priority: 3,
        worked: true,
        sum: true,
      },
    ],
    rows: [
      { cells: [{ en: 'A — Building', ne: 'क: भवन' }, 5, 1000000] },
      {
        cells: [
          { en: 'B — Computers, furniture, office equipment', ne: 'ख: कम्प्युटर, फर्निचर, कार्यालय उपकरण' },
          25,
          800000,
        ],
      },
      { cells: [{ en: 'C — Vehicles', ne: 'ग: सवारी साधन' }, 20, 255000] },
      { cells: [{ en: 'D — Other equipment', ne: 'घ: अन्य उपकरण' }, 15, 130000] },
    ],
    totals: [{ id: 'total', label: { en: 'Total', ne: 'जम्मा' } }],
  },
  notes: [
    {
      en: 'By straight line: cost 3,00,000.00 over 5 years = 60,000.00 a year',
      ne: 'सरल रेखा विधिमा: परल मूल्य ३,००,०००.०० लाई ५ वर्षमा बाँड्दा वर्षको ६०,०००.००',
    },
  ],
} satisfies ScreenInput

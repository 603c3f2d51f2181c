import type { ScreenInput } from '../schema'

// Standards: World Council of Credit Unions, PEARLS monograph (2009), to be read again by a banker.
export default {
  kind: 'table',
  caption: {
    en: 'Five PEARLS ratios of one institution at Ashadh end, each with its standard and whether it is met',
    ne: 'असार मसान्तमा एउटा संस्थाका पाँच पर्ल्स अनुपात: हरेकको मापदण्ड र त्यो पुगेको छ कि छैन',
  },
  title: { en: 'PEARLS ratios', ne: 'पर्ल्स अनुपात' },
  detail: { en: 'As on {year}-03-{end}', ne: '{year}-०३-{end} सम्मको' },
  sameDayAs: 'trial-balance',
  table: {
    columns: [
      { id: 'ratio', heading: { en: 'Ratio', ne: 'अनुपात' }, format: 'code', minWidth: 512 },
      { id: 'what', heading: { en: 'What it compares', ne: 'अनुपातको विवरण' } },
      { id: 'per-cent', heading: { en: 'Per cent', ne: 'प्रतिशत' }, format: 'amount' },
      { id: 'standard', heading: { en: 'Standard', ne: 'मापदण्ड' } },
      { id: 'met', heading: { en: 'Met', ne: 'पुगेको' }, minWidth: 512 },
    ],
    rows: [
      {
        cells: [
          'A1',
          { en: 'Overdue loans to all loans', ne: 'कुल ऋणमा भाखा नाघेको ऋण' },
          '= 100 * urgent-report.overdue / trial-balance.110.debit',
          { en: '5 or less', ne: '५ वा कम', pending: true },
          { en: 'Yes', ne: 'छ' },
        ],
      },
      {
        cells: [
          'A2',
          { en: 'Assets that earn nothing to all assets', ne: 'कुल सम्पत्तिमा आम्दानी नदिने सम्पत्ति' },
          '= 100 * (trial-balance.80.debit + trial-balance.120.debit + trial-balance.130.debit) / (trial-balance.assets.debit - provision-journal.held)',
          { en: '5 or less', ne: '५ वा कम', pending: true },
          { en: 'No', ne: 'छैन' },
        ],
        emphasis: 'selected',
      },
      {
        cells: [
          'E5',
          { en: 'Savings to all assets', ne: 'कुल सम्पत्तिमा बचत' },
          '= 100 * trial-balance.30.credit / (trial-balance.assets.debit - provision-journal.held)',
          { en: '70 to 80', ne: '७० देखि ८०', pending: true },
          { en: 'Yes', ne: 'छ' },
        ],
      },
      {
        cells: [
          'E6',
          { en: 'Borrowings to all assets', ne: 'कुल सम्पत्तिमा बाह्य ऋण' },
          '= 100 * trial-balance.40.credit / (trial-balance.assets.debit - provision-journal.held)',
          { en: '5 or less', ne: '५ वा कम', pending: true },
          { en: 'Yes', ne: 'छ' },
        ],
      },
      {
        cells: [
          'E8',
          { en: 'Reserve and other funds to all assets', ne: 'कुल सम्पत्तिमा जगेडा तथा अन्य कोष' },
          '= 100 * trial-balance.20.credit / (trial-balance.assets.debit - provision-journal.held)',
          { en: '10 or more', ne: '१० वा बढी', pending: true },
          { en: 'No', ne: 'छैन' },
        ],
        emphasis: 'selected',
      },
    ],
  },
  notes: [
    {
      en: 'Overdue, here from day 1: {= urgent-report.overdue}. Provision taken off all assets: {= provision-journal.held}. The loans of the calculator are of another day.',
      ne: 'भाखा नाघेको (यहाँ १ दिनदेखि) ऋण: {= urgent-report.overdue}। कुल सम्पत्तिबाट घटाएको नोक्सानी व्यवस्था: {= provision-journal.held}। तलको हिसाबका ऋण अर्कै दिनका हुन्।',
    },
    {
      en: 'Cash, receivables, stock and fixed assets earn nothing. Not all of head 20 is institutional capital.',
      ne: 'नगद, पाउनुपर्ने रकम, सामान मौज्दात र स्थिर सम्पत्तिले आम्दानी दिँदैनन्। शीर्षक २० का सबै कोष संस्थागत पूँजी होइनन्।',
    },
  ],
} satisfies ScreenInput

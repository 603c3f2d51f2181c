import type { ScreenInput } from '../schema'

export default {
  kind: 'phone',
  caption: {
    en: 'Collection app on a phone: today’s collection with member numbers and amounts, and one saving being entered',
    ne: 'फोनमा संकलन एप: आजको संकलनका सदस्य नम्बर र रकम, साथै एउटा बचत लेख्दै गरेको स्क्रिन',
  },
  title: { en: 'Bazaar 2', ne: 'बजार २' },
  detail: { en: '{year}-04-15 · R-07', ne: '{year}-०४-१५ · R-07' },
  memberLabel: { en: 'Member', ne: 'सदस्य' },
  metLabel: { en: 'Paid', ne: 'बुझाएको' },
  missedLabel: { en: 'Not met', ne: 'नभेटिएको' },
  visits: [
    { member: '0412', amount: 500 },
    { member: '0435', amount: 300 },
    { member: '0478', amount: 2950 },
    { member: '0492', amount: null },
    { member: '0516', amount: 1000 },
    { member: '0523', amount: 4738 },
    { member: '0561', amount: 2150 },
    { member: '0604', amount: 150 },
  ],
  summary: { en: '7 of 8 paid', ne: '८ मध्ये ७ ले बुझाए' },
  total: { id: 'total', label: { en: 'Rs', ne: 'रु' }, cell: 11788 },
  action: { en: 'Enter saving', ne: 'बचत लेख्नुहोस्' },
  entry: {
    title: { en: 'Enter saving', ne: 'बचत लेख्नुहोस्' },
    member: '0412',
    lines: [
      { id: 'previous', label: { en: 'Previous balance Rs', ne: 'अघिल्लो मौज्दात रु' }, cell: 24360 },
      { id: 'amount', label: { en: 'Saving Rs', ne: 'बचत रु' }, cell: 500 },
      { id: 'balance', label: { en: 'New balance Rs', ne: 'नयाँ मौज्दात रु' }, cell: 24860 },
    ],
    message: {
      en: 'Rs 500.00 deposited in your a/c XX0412 on {year}-04-15. Balance Rs 24,860.00.',
      ne: 'तपाईंको खाता XX0412 मा मिति {year}-०४-१५ मा रु ५००.०० जम्मा भयो। मौज्दात रु २४,८६०.००।',
    },
  },
} satisfies ScreenInput

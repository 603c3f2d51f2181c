import type { ScreenInput } from '../schema'

export default {
  kind: 'phone',
  caption: {
    en: 'Collection app on a phone: today’s collection with member numbers and amounts, and one saving being entered',
    ne: 'फोनमा संकलन एप: आजको संकलनका सदस्य नम्बर र रकम, साथै एउटा बचत लेख्दै गरेको स्क्रिन',
  },
  title: { en: 'Bazaar 2', ne: 'बजार २' },
  detail: { en: '{year}-04-15 · R-07', ne: '{year}-०४-१५ · R-07' },
  sameDayAs: 'daily-collection',
  memberLabel: { en: 'Member', ne: 'सदस्य' },
  metLabel: { en: 'Paid', ne: 'बुझाएको' },
  missedLabel: { en: 'Not met', ne: 'नभेटिएको' },
  visits: [
    { member: '0412', amount: '= daily-collection.0412.total' },
    { member: '0435', amount: '= daily-collection.0435.total' },
    { member: '0478', amount: '= daily-collection.0478.total' },
    { member: '0492', amount: null },
    { member: '0516', amount: '= daily-collection.0516.total' },
    { member: '0523', amount: '= daily-collection.0523.total' },
    { member: '0561', amount: '= daily-collection.0561.total' },
    { member: '0604', amount: '= daily-collection.0604.total' },
  ],
  summary: { en: '7 of 8 paid', ne: '८ मध्ये ७ ले बुझाए' },
  total: { id: 'total', label: { en: 'Rs', ne: 'रु' }, cell: '= daily-collection.total' },
  action: { en: 'Enter saving', ne: 'बचत लेख्नुहोस्' },
  entry: {
    title: { en: 'Enter saving', ne: 'बचत लेख्नुहोस्' },
    member: '0412',
    lines: [
      { id: 'previous', label: { en: 'Previous balance Rs', ne: 'अघिल्लो मौज्दात रु' }, cell: 24360 },
      { id: 'amount', label: { en: 'Saving Rs', ne: 'बचत रु' }, cell: '= daily-collection.0412.saving' },
      { id: 'balance', label: { en: 'New balance Rs', ne: 'नयाँ मौज्दात रु' }, cell: '= previous + amount' },
    ],
    message: {
      en: 'Rs {= amount} deposited in your a/c XX0412 on {year}-04-15. Balance Rs {= balance}.',
      ne: 'तपाईंको खाता XX0412 मा मिति {year}-०४-१५ मा रु {= amount} जम्मा भयो। मौज्दात रु {= balance}।',
    },
  },
} satisfies ScreenInput

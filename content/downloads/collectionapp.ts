import type { DownloadInput } from '../schema'

export default {
  pageName: { en: 'Collection App', ne: 'संकलन एप' },
  titleWords: { en: 'savings on Android', ne: 'दैनिक बचत संकलन एन्ड्रोइड फोनबाट' },
  heading: { en: 'Collection app: download coming soon', ne: 'संकलन एप छिट्टै डाउनलोड गर्न मिल्नेछ' },
  description: {
    en: 'The Android collection app for co-operatives’ market representatives (collectors): its download will be here soon. Until then we show it in a demo.',
    ne: 'सहकारीका बजार प्रतिनिधिले दैनिक संकलनमा चलाउने एन्ड्रोइड एप छिट्टै यहाँबाट डाउनलोड गर्न मिल्नेछ। त्यतिन्जेल डेमोमा देखाउँछौँ।',
    pending: true,
  },
  text: {
    en: 'The download will be here soon. To see the app now, ask for a demo and bring one route with its members.',
    ne: 'एप छिट्टै यहाँबाट डाउनलोड गर्न मिल्नेछ। अहिले नै एप हेर्न डेमो माग्नुहोस् र एउटा रुटको सदस्य सूची ल्याउनुहोस्।',
    pending: true,
  },
  button: { en: 'Ask how the app works', ne: 'एप कसरी चल्छ, सोध्नुहोस्' },
  steps: [
    {
      name: { en: 'Ask for a demo', ne: 'डेमो माग्नुहोस्' },
      desc: {
        en: 'See how one day’s collection is entered on the phone and posted at the office.',
        ne: 'बजारमा फोनबाट प्रविष्ट गरेको दिनभरिको संकलन कार्यालयको खातामा कसरी चढ्छ, हेर्नुहोस्।',
      },
    },
    {
      name: { en: 'Count your collectors', ne: 'बजार प्रतिनिधिको संख्या यकिन गर्नुहोस्' },
      desc: {
        en: 'Each needs an Android phone, each route a list of members. Tell us where there is no signal.',
        ne: 'हरेकलाई एउटा एन्ड्रोइड फोन र हरेक रुटलाई आफ्नै सदस्य सूची चाहिन्छ। नेटवर्क नहुने ठाउँ हामीलाई बताउनुहोस्।',
        pending: true,
      },
    },
  ],
  today: [
    {
      label: { en: 'See the collection sheet and the cash count', ne: 'संकलन विवरण र नगद गन्ती हेर्नुहोस्' },
      path: '/products/goldplus#daily-collection-app',
    },
  ],
  screen: 'collection-round',
  weave: {
    motif: [
      '312201310000',
      '122202120000',
      '222000000000',
      '220000000000',
      '000000011133',
      '220010111111',
      '122000111111',
      '312000133333',
      '122000131113',
      '220010133333',
      '220000131113',
      '222000133332',
      '122200133322',
      '312210133221',
    ],
    threads: ['#234E3A', '#F6EFE0', '#E9A227', '#16213A'],
  },
} satisfies DownloadInput

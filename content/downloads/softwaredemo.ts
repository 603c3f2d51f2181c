import type { DownloadInput } from '../schema'

export default {
  pageName: { en: 'Software Demo', ne: 'सफ्टवेयर डेमो' },
  titleWords: { en: 'co-operative software with your figures', ne: 'सहकारी सफ्टवेयर आफ्नै हिसाब राखेर' },
  heading: { en: 'A demo to download: coming soon', ne: 'डाउनलोड गर्न मिल्ने डेमो छिट्टै आउँदै छ' },
  description: {
    en: 'Demos of our co-operative software will be here soon. Until then we show it after a quotation; loan and interest calculators are here today.',
    ne: 'सहकारी सफ्टवेयरको डेमो छिट्टै यहाँ आउँदै छ। त्यतिन्जेल कोटेसनपछि हामी आफैँ देखाउँछौँ। ऋण र ब्याजको हिसाब अहिले नै गर्न मिल्छ।',
  },
  text: {
    en: 'Until then we show it ourselves, after the quotation, with your figures.',
    ne: 'त्यतिन्जेल कोटेसन पाएपछि तपाईंकै हिसाब राखेर हामी आफैँ सफ्टवेयर देखाउँछौँ।',
    pending: true,
  },
  call: { en: 'Ask for a demo', ne: 'डेमो माग्नुहोस्' },
  now: [
    {
      name: { en: 'Choose one day', ne: 'एउटा दिन छान्नुहोस्' },
      desc: {
        en: 'Bring that day’s deposits, loans and collection, and those who decide.',
        ne: 'त्यस दिनको बचत, ऋण र संकलनको विवरण ल्याउनुहोस्। निर्णय गर्ने पदाधिकारीलाई पनि ल्याउनुहोस्।',
        pending: true,
      },
    },
  ],
  today: [
    {
      label: { en: 'Try your old data in the browser', ne: 'पुरानो डाटा ब्राउजरमै राखेर हेर्नुहोस्' },
      path: '/products/goldplus#old-data',
    },
    {
      label: { en: 'Work out interest by seven methods', ne: 'सात विधिबाट ब्याजको हिसाब गर्नुहोस्' },
      path: '/products/goldplus#interest-calculator',
    },
    {
      label: { en: 'Work out a loan: EMI, reducing or flat', ne: 'ऋणको हिसाब गर्नुहोस्: घट्दो, ईएमआई र फ्ल्याट' },
      path: '/products/goldplus#loan-calculator',
    },
    {
      label: { en: 'Work out a provision', ne: 'ऋण नोक्सानी व्यवस्थाको हिसाब गर्नुहोस्' },
      path: '/products/bancos#provision-calculator',
    },
    {
      label: { en: 'Work out depreciation by both methods', ne: 'दुवै विधिबाट ह्रासकट्टीको हिसाब गर्नुहोस्' },
      path: '/products/goldplus#depreciation-calculator',
    },
  ],
  screen: 'demo-visit',
  weave: {
    motif: [
      '33002000200020',
      '30000000000003',
      '00111111111110',
      '00131311111110',
      '00111111111110',
      '20100000000010',
      '00102000000010',
      '00102220000012',
      '20102222000010',
      '00102222220010',
      '00102222222012',
    ],
    threads: ['#16213A', '#F6EFE0', '#E9A227', '#B4232C'],
  },
} satisfies DownloadInput

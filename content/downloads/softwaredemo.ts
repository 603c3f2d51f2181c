import type { DownloadInput } from '../schema'

export default {
  pageName: { en: 'Software Demo', ne: 'सफ्टवेयर डेमो' },
  titleWords: { en: 'see it with your figures', ne: 'सहकारी सफ्टवेयर आफ्नै हिसाब राखेर हेर्ने' },
  heading: { en: 'A demo to download: coming soon', ne: 'डाउनलोड गर्न मिल्ने डेमो छिट्टै आउँदै छ' },
  description: {
    en: 'Demos of our co-operative software will be here soon. Until then we show it after a quotation; calculators of interest, loans, milk and VAT are here today.',
    ne: 'सहकारी सफ्टवेयरको डेमो छिट्टै यहाँ आउँदै छ। त्यतिन्जेल कोटेसनपछि हामी आफैँ देखाउँछौँ। ब्याज, ऋण, दूध र मू.अ.करको हिसाब अहिले नै गर्न मिल्छ।',
  },
  text: {
    en: 'Until then we show it ourselves, after the quotation: bring the figures of one day.',
    ne: 'त्यतिन्जेल कोटेसनपछि हामी आफैँ देखाउँछौँ। एक दिनको हिसाब ल्याउनुहोस्।',
    pending: true,
  },
  button: { en: 'Ask for a demo', ne: 'डेमो माग्नुहोस्' },
  today: [
    {
      label: { en: 'Try your old data in the browser', ne: 'पुरानो डाटा ब्राउजरमै राखेर हेर्नुहोस्' },
      path: '/products/goldplus#old-data',
    },
  ],
  calculators: [
    { label: { en: 'Interest', ne: 'ब्याज' }, path: '/products/goldplus#interest-calculator' },
    { label: { en: 'Loan and EMI', ne: 'ऋणको किस्ता' }, path: '/products/goldplus#loan-calculator' },
    { label: { en: 'Milk', ne: 'दूधको भुक्तानी' }, path: '/products/dugdha#milk-calculator' },
    { label: { en: 'VAT', ne: 'मू.अ.कर (भ्याट)' }, path: '/products/allmart#vat-calculator' },
    { label: { en: 'Provision', ne: 'नोक्सानी व्यवस्था' }, path: '/products/bancos#provision-calculator' },
    { label: { en: 'Depreciation', ne: 'ह्रासकट्टी' }, path: '/products/goldplus#depreciation-calculator' },
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

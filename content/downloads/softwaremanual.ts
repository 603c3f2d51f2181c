import type { DownloadInput } from '../schema'

export default {
  pageName: { en: 'Software Manual', ne: 'सफ्टवेयर पुस्तिका' },
  titleWords: { en: 'help with our software', ne: 'सहकारी सफ्टवेयर चलाउन मद्दत' },
  heading: { en: 'Software manual: coming soon', ne: 'सफ्टवेयर पुस्तिका छिट्टै आउँदै छ' },
  description: {
    en: 'Manuals of our co-operative software will be available here soon. Until then, your nearest office can answer questions about the software.',
    ne: 'सहकारी सफ्टवेयरका पुस्तिका छिट्टै यहाँ आउँदै छन्। त्यतिन्जेल प्रश्नको जवाफ नजिकको कार्यालयबाट पाइन्छ।',
  },
  text: {
    en: 'Manuals will be here soon. Until then, ask your nearest office.',
    ne: 'पुस्तिका नआउन्जेल कार्यालयमा सोध्नुहोस्।',
  },
  button: { en: 'Ask about the software', ne: 'सफ्टवेयरबारे सोध्नुहोस्' },
  steps: [
    {
      name: { en: 'Call the nearest office', ne: 'नजिकको कार्यालयमा फोन गर्नुहोस्' },
      desc: {
        en: 'It answers on the phone, and arranges training: say how many people will come.',
        ne: 'प्रश्नको जवाफ फोनमै पाइन्छ। तालिम चाहिए कति जना आउने हो, बताउनुहोस्।',
        pending: true,
      },
    },
  ],
  today: [
    { label: { en: 'Screens of every product', ne: 'हरेक उत्पादनका स्क्रिन' }, path: '/company/aboutus#products' },
    { label: { en: 'Questions that users ask', ne: 'प्रयोगकर्ताले सोध्ने प्रश्न' }, path: '/company/faqs' },
  ],
  screen: 'manual-contents',
  weave: {
    motif: [
      '300000000033',
      '300002220003',
      '022222112223',
      '021111111123',
      '021222211123',
      '021111111123',
      '021222221123',
      '021111111123',
      '022222111123',
      '003333222223',
      '300000033333',
      '330000000003',
    ],
    threads: ['#E9A227', '#F6EFE0', '#16213A', '#B4232C'],
  },
} satisfies DownloadInput

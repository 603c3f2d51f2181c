import type { DownloadInput } from '../schema'

export default {
  pageName: { en: 'Forms', ne: 'फारम' },
  titleWords: { en: 'quotation, questions to a vendor', ne: 'कोटेसन र सफ्टवेयर विक्रेतालाई सोध्ने प्रश्न' },
  heading: { en: 'Two forms, more soon', ne: 'दुई फारम तयार, अरू छिट्टै आउँदै छन्' },
  description: {
    en: 'Two sheets to print: what our quotation says, and questions to ask every vendor. Other forms follow soon; until then, ask your nearest office.',
    ne: 'छाप्न मिल्ने दुई पाना: कोटेसनमा हुने विवरण र हरेक विक्रेतालाई सोध्ने प्रश्न। अरू फारम छिट्टै आउँदै छन्, त्यतिन्जेल नजिकको कार्यालयमा सोध्नुहोस्।',
  },
  text: {
    en: 'A quotation and questions to a vendor, one page each.',
    ne: 'कोटेसन एक पाना, विक्रेतालाई सोध्ने प्रश्न एक पाना।',
  },
  button: { en: 'Ask for a form', ne: 'फारम माग्नुहोस्' },
  steps: [
    {
      name: { en: 'Ask for another form', ne: 'अरू फारम माग्नुहोस्' },
      desc: {
        en: 'Its number in the list is enough: the nearest office sends it. First look in your package, which may print it.',
        ne: 'सूचीको नम्बर लेखे पुग्छ, नजिकको कार्यालयले पठाइदिन्छ। पहिले आफ्नै प्याकेजमा हेर्नुहोस्, त्यहीँबाट छाप्न मिल्न सक्छ।',
        pending: true,
      },
    },
  ],
  questions: true,
  screen: 'forms-list',
  weave: {
    motif: [
      '322010101010',
      '220000000000',
      '200001111111',
      '000012000000',
      '100102011111',
      '000102000000',
      '100102011111',
      '000102000000',
      '100102011110',
      '000102000002',
      '100102011023',
      '200102000233',
      '220102002331',
      '322102023311',
    ],
    threads: ['#EAF2EC', '#16213A', '#B4232C', '#E9A227'],
  },
} satisfies DownloadInput

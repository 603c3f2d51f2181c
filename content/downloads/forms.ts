import type { DownloadInput } from '../schema'

export default {
  pageName: { en: 'Forms', ne: 'फारम' },
  titleWords: { en: 'quotation, questions to a software vendor', ne: 'कोटेसन र सफ्टवेयर विक्रेतालाई सोध्ने प्रश्न' },
  heading: { en: 'Forms: coming soon', ne: 'फारम छिट्टै आउँदै छन्' },
  description: {
    en: 'Two sheets to print: what our quotation says, and questions to ask every vendor. Other forms follow soon; until then, ask your nearest office.',
    ne: 'छाप्न मिल्ने दुई पाना: कोटेसनमा के के हुन्छ र हरेक विक्रेतालाई सोध्ने प्रश्न। अरू फारम छिट्टै आउँदै छन्, त्यतिन्जेल नजिकको कार्यालयमा सोध्नुहोस्।',
  },
  text: {
    en: 'Two sheets are ready below. Other forms follow soon: ask for them.',
    ne: 'दुई पाना तल तयार छन्। अरू फारम छिट्टै आउँदै छन्, चाहिए माग्नुहोस्।',
  },
  call: { en: 'Ask for a form', ne: 'फारम माग्नुहोस्' },
  now: [
    {
      name: { en: 'Say which form', ne: 'कुन फारम चाहिएको हो, लेख्नुहोस्' },
      desc: { en: 'Its number in the list is enough for your message.', ne: 'सूचीको नम्बर सन्देशमा लेखे पुग्छ।' },
    },
    {
      name: { en: 'Call the nearest office', ne: 'नजिकको कार्यालयमा फोन गर्नुहोस्' },
      desc: { en: 'It sends you the form.', ne: 'कार्यालयले फारम पठाइदिन्छ।', pending: true },
    },
    {
      name: { en: 'Print from the software', ne: 'सफ्टवेयरबाटै छाप्नुहोस्' },
      desc: {
        en: 'Your package may already print the form: look there first.',
        ne: 'फारम तपाईंको प्याकेजबाटै छापिन सक्छ, पहिले त्यहीँ हेर्नुहोस्।',
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

import type { ContactInput } from './schema'

export default {
  pageName: { en: 'Contact Us', ne: 'सम्पर्क' },
  description: {
    en: 'Head office in Kathmandu; offices in Jhapa, Itahari, Nepalgunj and Illam. Call, write or send an enquiry.',
    ne: 'केन्द्रीय कार्यालय काठमाडौंमा छ; झापा, इटहरी, नेपालगन्ज र इलाममा पनि कार्यालय छन्। फोन गर्नुहोस्, इमेल लेख्नुहोस् वा यहीँबाट सन्देश पठाउनुहोस्।',
  },
  heading: { en: 'Contact Us', ne: 'सम्पर्क गर्नुहोस्' },
  intro: {
    en: 'Call us, write to us, or send the form.',
    ne: 'फोन गर्नुहोस्, इमेल लेख्नुहोस् वा फारम पठाउनुहोस्।',
  },
  offices: ['jhapa', 'nepalgunj', 'itahari', 'illam'],
  formTitle: { en: 'Send an enquiry', ne: 'सन्देश पठाउनुहोस्' },
  officesTitle: { en: 'Our offices', ne: 'हाम्रा कार्यालय' },
} satisfies ContactInput

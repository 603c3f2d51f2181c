import type { ContactInput } from './schema'

export default {
  pageName: { en: 'Contact Us' },
  description: {
    en: 'Head office in Kathmandu; offices in Jhapa, Itahari, Nepalgunj and Illam. Call, write or send an enquiry.',
  },
  heading: { en: 'Contact Us' },
  intro: {
    en: 'Tell us what kind of institution you run and what you use today. We will send a quotation and arrange a demo.',
  },
  offices: ['jhapa', 'nepalgunj', 'itahari', 'illam'],
  formTitle: { en: 'Send an enquiry' },
  officesTitle: { en: 'Our offices' },
} satisfies ContactInput

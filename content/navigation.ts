import type { NavigationInput } from './schema'

export default {
  items: [
    { label: { en: 'HOME', ne: 'गृहपृष्ठ' }, href: '/' },
    { label: { en: 'PRODUCT', ne: 'उत्पादन' }, group: 'products' },
    { label: { en: 'SERVICES', ne: 'सेवा' }, group: 'services' },
    { label: { en: 'DOWNLOAD', ne: 'डाउनलोड' }, group: 'downloads' },
    { label: { en: 'COMPANY', ne: 'कम्पनी' }, group: 'company' },
    { label: { en: 'CONTACT US', ne: 'सम्पर्क' }, href: '/contactus' },
  ],
} satisfies NavigationInput

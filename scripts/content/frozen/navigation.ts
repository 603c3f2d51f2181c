import type { NavigationInput } from './schema'

export default {
  items: [
    { label: { en: 'HOME' }, href: '/' },
    { label: { en: 'PRODUCT' }, group: 'products' },
    { label: { en: 'SERVICES' }, group: 'services' },
    { label: { en: 'DOWNLOAD' }, group: 'downloads' },
    { label: { en: 'COMPANY' }, group: 'company' },
    { label: { en: 'CONTACT US' }, href: '/contactus' },
  ],
} satisfies NavigationInput

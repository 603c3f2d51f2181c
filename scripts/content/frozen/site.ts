import type { SiteInput } from './schema'

export default {
  name: { en: 'Cooperator Software', pending: true },
  mark: {
    motif: ['11100002', '11000022', '10000223', '00002233', '00022331', '00223311', '02233110', '22331102'],
    threads: ['#B4232C', '#E9A227', '#F6EFE0', '#16213A'],
  },
  titleSeparator: '|',
  since: { en: 'Since 2005' },
  address: { en: 'Kathmandu, Nepal', pending: true },
  phones: [
    { value: '+977 1 0000000', pending: true },
    { value: '+977 1 0000001', pending: true },
  ],
  emails: [
    { value: 'info@example.com', pending: true },
    { value: 'support@example.com', pending: true },
  ],
  offices: [
    {
      id: 'jhapa',
      place: { en: 'Jhapa' },
      coordinator: { en: 'Branch coordinator', pending: true },
      phone: { value: '+977 00 000000', pending: true },
    },
    {
      id: 'itahari',
      place: { en: 'Itahari' },
      coordinator: { en: 'Branch coordinator', pending: true },
      phone: { value: '+977 00 000000', pending: true },
    },
    {
      id: 'nepalgunj',
      place: { en: 'Nepalgunj' },
      coordinator: { en: 'Branch coordinator', pending: true },
      phone: { value: '+977 00 000000', pending: true },
    },
    {
      id: 'illam',
      place: { en: 'Illam' },
      coordinator: { en: 'Branch coordinator', pending: true },
      phone: { value: '+977 00 000000', pending: true },
    },
  ],
  socials: [
    { network: 'facebook', label: { en: 'Facebook' }, url: { value: 'https://www.facebook.com/', pending: true } },
    { network: 'youtube', label: { en: 'YouTube' }, url: { value: 'https://www.youtube.com/', pending: true } },
    { network: 'linkedin', label: { en: 'LinkedIn' }, url: { value: 'https://www.linkedin.com/', pending: true } },
    { network: 'instagram', label: { en: 'Instagram' }, url: { value: 'https://www.instagram.com/', pending: true } },
  ],
  map: {
    title: { en: 'Map: head office in Kathmandu' },
    query: 'Kathmandu, Nepal',
    linkLabel: { en: 'Open the map' },
  },
  nepaliTexts: { value: 'read by a native banker' },
  copyright: { en: '© {year} {name}. All rights reserved.' },
} satisfies SiteInput

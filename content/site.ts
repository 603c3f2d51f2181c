import type { SiteInput } from './schema'

export default {
  name: { en: 'Cooperator Software', ne: 'Cooperator Software', pending: true },
  logo: {
    motif: ['11100002', '11000022', '10000223', '00002233', '00022331', '00223311', '02233110', '22331102'],
    threads: ['#B4232C', '#E9A227', '#F6EFE0', '#16213A'],
  },
  titleSeparator: '|',
  since: { en: 'Since 2005', ne: 'सन् २००५ देखि' },
  address: { en: 'Kathmandu, Nepal', ne: 'काठमाडौं, नेपाल', pending: true },
  phones: [
    { value: '+977 1 0000000', pending: true },
    { value: '+977 1 0000001', pending: true },
  ],
  emails: [
    { value: 'info@example.com', pending: true },
    { value: 'support@example.com', pending: true },
  ],
  securityUntil: '2027-11-27',
  offices: [
    {
      id: 'jhapa',
      place: { en: 'Jhapa', ne: 'झापा' },
      coordinator: { en: 'Branch coordinator', ne: 'शाखा संयोजक', pending: true },
      phone: { value: '+977 00 000000', pending: true },
    },
    {
      id: 'itahari',
      place: { en: 'Itahari', ne: 'इटहरी' },
      coordinator: { en: 'Branch coordinator', ne: 'शाखा संयोजक', pending: true },
      phone: { value: '+977 00 000000', pending: true },
    },
    {
      id: 'nepalgunj',
      place: { en: 'Nepalgunj', ne: 'नेपालगन्ज' },
      coordinator: { en: 'Branch coordinator', ne: 'शाखा संयोजक', pending: true },
      phone: { value: '+977 00 000000', pending: true },
    },
    {
      id: 'illam',
      place: { en: 'Illam', ne: 'इलाम' },
      coordinator: { en: 'Branch coordinator', ne: 'शाखा संयोजक', pending: true },
      phone: { value: '+977 00 000000', pending: true },
    },
  ],
  socials: [
    {
      network: 'facebook',
      label: { en: 'Facebook', ne: 'फेसबुक' },
      url: { value: 'https://www.facebook.com/', pending: true },
    },
    {
      network: 'youtube',
      label: { en: 'YouTube', ne: 'युट्युब' },
      url: { value: 'https://www.youtube.com/', pending: true },
    },
    {
      network: 'linkedin',
      label: { en: 'LinkedIn', ne: 'लिङ्क्डइन' },
      url: { value: 'https://www.linkedin.com/', pending: true },
    },
    {
      network: 'instagram',
      label: { en: 'Instagram', ne: 'इन्स्टाग्राम' },
      url: { value: 'https://www.instagram.com/', pending: true },
    },
  ],
  map: {
    title: { en: 'Map: head office in Kathmandu', ne: 'नक्सा: काठमाडौंको केन्द्रीय कार्यालय' },
    query: 'Kathmandu, Nepal',
    linkLabel: { en: 'Open the map', ne: 'नक्सा खोल्नुहोस्' },
  },
  nepaliTexts: { value: 'to be read by a native banker', pending: true },
  copyright: { en: '© {year} {name}. All rights reserved.', ne: '© सन् {year} {name}, सर्वाधिकार सुरक्षित।' },
} satisfies SiteInput

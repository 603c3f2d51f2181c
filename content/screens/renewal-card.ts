import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Renewal card of one website: domain, space, certificate and email, the date each is paid until, and who holds each password',
    ne: 'एउटा वेबसाइटको नवीकरण कार्ड: डोमेन, स्पेस, सुरक्षा प्रमाणपत्र र इमेलको म्याद अनि कुन पासवर्ड कससँग छ',
  },
  title: { en: 'Renewal card', ne: 'नवीकरण कार्ड' },
  detail: { en: 'coop.example', ne: 'वेबसाइट coop.example' },
  statusLine: [{ id: 'next', label: { en: 'Next renewal', ne: 'अर्को नवीकरण' }, cell: '{nextYear}-04-15', format: 'date' }],
  table: {
    columns: [
      { id: 'item', heading: { en: 'Item', ne: 'सेवा' } },
      { id: 'what', heading: { en: 'What', ne: 'विवरण' }, minWidth: 512 },
      { id: 'until', heading: { en: 'Paid until', ne: 'कहिलेसम्म तिरेको' }, format: 'date' },
      { id: 'password', heading: { en: 'Password held by', ne: 'पासवर्ड कससँग' } },
    ],
    rows: [
      {
        cells: [
          { en: 'Domain', ne: 'डोमेन' },
          { en: 'coop.example', ne: 'नाम coop.example' },
          '{nextYear}-07-10',
          { en: 'Manager', ne: 'व्यवस्थापक' },
        ],
      },
      {
        cells: [
          { en: 'Space', ne: 'स्पेस' },
          { en: '5 GB', ne: '५ जीबी' },
          '{nextYear}-07-10',
          { en: 'Hosting company', ne: 'होस्टिङ कम्पनी' },
        ],
      },
      {
        cells: [
          { en: 'Certificate', ne: 'सुरक्षा प्रमाणपत्र' },
          { en: 'For https', ne: 'https का लागि' },
          '{nextYear}-04-15',
          { en: 'Hosting company', ne: 'होस्टिङ कम्पनी' },
        ],
        emphasis: 'selected',
      },
      {
        cells: [
          { en: 'Email', ne: 'इमेल' },
          { en: '10 addresses', ne: '१० ठेगाना' },
          '{nextYear}-07-10',
          { en: 'Manager', ne: 'व्यवस्थापक' },
        ],
      },
    ],
  },
} satisfies ScreenInput

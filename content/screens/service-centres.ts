import type { ScreenInput } from '../schema'

export default {
  kind: 'diagram',
  caption: {
    en: 'Three branches joined to one server that holds the books and takes the backups',
    ne: 'एउटै सर्भरमा जोडिएका तीन शाखा, त्यही सर्भरले हिसाबकिताब राख्छ र ब्याकअप लिन्छ',
  },
  title: { en: 'One server, every branch', ne: 'एउटै सर्भर, सबै शाखा' },
  server: {
    name: { en: 'Hosted server', ne: 'क्लाउड सर्भर' },
    holds: [
      { en: 'Members and accounts', ne: 'सदस्य र खाता' },
      { en: 'Savings and loans', ne: 'बचत र ऋण' },
      { en: 'Charkhata books', ne: 'चारखाता हिसाबकिताब' },
      { en: 'Backups on schedule', ne: 'समय तालिकाअनुसार ब्याकअप' },
    ],
  },
  places: [
    { name: { en: 'Branch 1', ne: 'शाखा १' }, work: { en: 'Deposits', ne: 'बचत' } },
    { name: { en: 'Branch 2', ne: 'शाखा २' }, work: { en: 'Loans', ne: 'ऋण' } },
    { name: { en: 'Branch 3', ne: 'शाखा ३' }, work: { en: 'Collection', ne: 'संकलन' } },
  ],
} satisfies ScreenInput

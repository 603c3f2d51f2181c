import type { DownloadInput } from '../schema'

export default {
  pageName: { en: 'Software Demo' },
  heading: { en: 'Software demo: coming soon' },
  description: {
    en: 'Software demos will be available here soon. Until then, send an enquiry: we send a quotation and then arrange a demo.',
  },
  text: { en: 'Software demos will be available here soon. Until then, send an enquiry and ask for a demo.' },
  now: [
    { name: { en: 'Send an enquiry' }, desc: { en: 'Say what kind of institution you run and what you use today.' } },
    {
      name: { en: 'Choose one day' },
      desc: { en: 'Bring its deposits, loans and collection: the demo uses your figures.' },
    },
    {
      name: { en: 'Bring those who decide' },
      desc: { en: 'Manager, accountant and counter each see their own work.' },
    },
  ],
  screen: 'demo-visit',
  weave: {
    motif: [
      '33002000200020',
      '30000000000003',
      '00111111111110',
      '00131311111110',
      '00111111111110',
      '20100000000010',
      '00102000000010',
      '00102220000012',
      '20102222000010',
      '00102222220010',
      '00102222222012',
    ],
    threads: ['#16213A', '#F6EFE0', '#E9A227', '#B4232C'],
  },
} satisfies DownloadInput

import type { ServiceInput } from '../schema'

export default {
  pageName: { en: 'Desktop Software' },
  cardName: { en: 'Desktop Software' },
  cardText: { en: 'An IT company in Nepal that writes desktop software around the way your office already works.' },
  description: { en: 'Desktop software written to your institution’s way of working, delivered on the agreed date.' },
  line: { en: 'Desktop software written for the way your office works.' },
  intro: {
    en: 'Desktop software works when the internet does not: at the counter, with your own printer. We write it for co-operatives and businesses in Nepal. We install it on your network and teach your staff to use it.',
  },
  points: [
    {
      name: { en: 'Timely delivery' },
      desc: { en: 'We agree the work and the date in writing, and hand over on that date.' },
    },
    {
      name: { en: 'User friendly' },
      desc: { en: 'Screens follow the order of the paper form your staff already know.' },
    },
    {
      name: { en: 'Easy to use' },
      desc: { en: 'Few keys, clear messages and Nepali dates, so a new clerk can work after a short training.' },
    },
    {
      name: { en: 'Flexible price' },
      desc: { en: 'The price follows the modules and the number of users you need, and is set out in a quotation.' },
    },
  ],
  screen: 'loan-list',
  project: {
    title: { en: 'How a project runs' },
    steps: [
      {
        name: { en: 'Visit' },
        desc: { en: 'We see how your office works and write down what the software must do.', pending: true },
      },
      { name: { en: 'Prototype' }, desc: { en: 'You see the main screens before the rest is built.', pending: true } },
      {
        name: { en: 'Trial' },
        desc: { en: 'Your staff work with it beside the old way until the figures agree.', pending: true },
      },
      {
        name: { en: 'Handover' },
        desc: { en: 'We install it on your computers and teach your staff.', pending: true },
      },
    ],
  },
  closing: { en: 'Tell us which work should stay on your own computer' },
} satisfies ServiceInput

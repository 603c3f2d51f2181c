import type { ServiceInput } from '../schema'

export default {
  pageName: { en: 'Android App Development' },
  cardName: { en: 'Android App Development' },
  cardText: { en: 'Android apps for collection rounds, member services and trade.' },
  description: { en: 'Android apps for co-operatives and businesses, from collection rounds to member services.' },
  line: { en: 'Android apps for the counter, the round and the member.' },
  intro: {
    en: 'We build Android apps for co-operatives and businesses: the collection app of the market round, and apps for members and customers.',
  },
  points: [
    {
      name: { en: 'Timely delivery' },
      desc: { en: 'A dated plan, with a version to try on your own phones before the end.' },
    },
    {
      name: { en: 'User friendly' },
      desc: { en: 'Large keys and short steps, for people who work standing up and in the sun.' },
    },
    {
      name: { en: 'Attractive features' },
      desc: { en: 'Features chosen for the job: receipts, search by member number, daily totals.', pending: true },
    },
    {
      name: { en: 'Flexible price' },
      desc: { en: 'Priced by the screens and connections you need.' },
    },
  ],
  screen: 'collection-round',
  project: {
    title: { en: 'How a project runs' },
    steps: [
      {
        name: { en: 'Visit' },
        desc: { en: 'We go along on a round, or stand at the counter, and note each step.', pending: true },
      },
      { name: { en: 'Prototype' }, desc: { en: 'You try the main steps on one phone.', pending: true } },
      {
        name: { en: 'Trial' },
        desc: { en: 'Several of your people use it for some days; we mend what they find.', pending: true },
      },
      {
        name: { en: 'Handover' },
        desc: { en: 'The app is put on your phones, with a short training.', pending: true },
      },
    ],
  },
  closing: { en: 'Tell us which round or counter the app is for' },
} satisfies ServiceInput

import type { ServiceInput } from '../schema'

export default {
  pageName: { en: 'Mobile Banking' },
  cardName: { en: 'Mobile Banking' },
  cardText: { en: 'Members look at their accounts on their own phones.' },
  description: {
    en: 'Mobile banking for the members of your co-operative, connected to the accounts you already keep.',
  },
  line: { en: 'Your members’ accounts on their own phones.' },
  intro: {
    en: 'Members of your co-operative look at their savings and loans without coming to the counter. The figure on the phone is the figure in the ledger. Members sign in with their own number and PIN. Tell us which package you use and we will explain what can be connected.',
    pending: true,
  },
  points: [
    {
      name: { en: 'For looking only' },
      desc: { en: 'Members see balance, last entries and loans. No payment is made from the phone.', pending: true },
    },
    {
      name: { en: 'Registration' },
      desc: {
        en: 'Your institution registers each member with a phone number. Ask us how the PIN is given.',
        pending: true,
      },
    },
    {
      name: { en: 'Lost phone, wrong PIN' },
      desc: { en: 'Ask us who locks the access, how fast, and how it is opened again.', pending: true },
    },
  ],
  screen: 'my-account',
  closing: { en: 'Ask what can be connected to your package' },
} satisfies ServiceInput

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
    en: 'Mobile banking lets members of your co-operative look at their savings and loans without coming to the counter. It reads the same accounts your staff use, so the figure on the phone is the figure in the ledger. Members are registered by the institution and sign in with their own number and PIN. Tell us which package you use and we will explain what can be connected.',
    pending: true,
  },
  points: [],
  screen: 'account-days',
  closing: { en: 'Ask what can be connected to your package' },
} satisfies ServiceInput

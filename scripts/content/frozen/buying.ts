import type { BuyingInput } from './schema'

export default {
  chooser: {
    title: { en: 'Which one is yours?' },
    tagline: { en: 'Find the sentence that sounds like you.' },
  },
  comparison: {
    title: { en: 'Three banking packages side by side' },
    linkLabel: { en: 'Compare Gold Plus, COPONEXT and BANCOS' },
    products: ['goldplus', 'bancos'],
    rows: [
      {
        name: { en: 'For whom' },
        cells: [{ en: 'Savings and credit co-operatives' }, { en: 'Savings and credit co-operatives' }],
      },
      {
        name: { en: 'Where it runs' },
        cells: [{ en: 'On your own server and network, or in the browser' }, { en: 'Ask us', pending: true }],
      },
      {
        name: { en: 'Branches' },
        cells: [{ en: 'Inter-branch transactions' }, { en: 'Inter-branch transactions' }],
      },
      {
        name: { en: 'Editions' },
        cells: [{ en: 'Desktop, upgraded and web' }, { en: 'Ask us', pending: true }],
      },
      {
        name: { en: 'Beyond the others' },
        cells: [{ en: 'Daily collection app' }, { en: 'The journal for provision, prepared for you to approve' }],
      },
    ],
  },
  next: {
    title: { en: 'What happens next' },
    steps: [
      { name: { en: 'Send the form' }, desc: { en: 'Say what kind of institution you run and what you use today.' } },
      { name: { en: 'Get a quotation' }, desc: { en: 'It follows what you wrote in the form.' } },
      { name: { en: 'See a demo' }, desc: { en: 'Bring figures of your own and see them on the screen.' } },
    ],
  },
  questions: {
    title: { en: 'Before you buy' },
    tagline: { en: 'Settle these with us, or with any other seller.' },
    items: [
      {
        question: { en: 'How does our old data move over, and who checks it?' },
        answer: { en: 'Ask us what is brought over, who compares the balances, and how long it takes.', pending: true },
      },
      {
        question: { en: 'What does the price depend on?' },
        answer: { en: 'On the package, the number of branches, and the services you choose.' },
      },
      {
        question: { en: 'Who takes backups, and who can restore them?' },
        answer: {
          en: 'The software takes them on a schedule. Ask us who can restore one, and see it done.',
          pending: true,
        },
      },
      {
        question: { en: 'Who trains our staff?' },
        answer: { en: 'We do. The nearest office arranges it with you.' },
      },
      {
        question: { en: 'Who answers the phone, and when?' },
        answer: { en: 'The office nearest to you. Ask for its hours.', pending: true },
      },
      {
        question: { en: 'If we leave, how do we take our data with us?' },
        answer: { en: 'Ask us which files you would get, and whether another program can read them.', pending: true },
      },
    ],
  },
} satisfies BuyingInput

import type { BuyingInput } from './schema'

export default {
  chooser: {
    title: { en: 'Which one is yours?' },
    tagline: { en: 'Find the sentence that sounds like you.' },
  },
  comparison: {
    title: { en: 'Three banking packages side by side' },
    linkLabel: { en: 'Compare Gold Plus, COPONEXT and BANCOS' },
    products: ['goldplus', 'coponext', 'bancos'],
    rows: [
      {
        name: { en: 'For whom' },
        cells: [
          { en: 'Savings and credit co-operatives' },
          { en: 'Co-operatives with several counters and branches' },
          { en: 'Savings and credit co-operatives' },
        ],
      },
      {
        name: { en: 'Where it runs' },
        cells: [
          { en: 'On your own server and network, or in the browser' },
          { en: 'In the browser', pending: true },
          { en: 'Ask us', pending: true },
        ],
      },
      {
        name: { en: 'Branches' },
        cells: [
          { en: 'Inter-branch transactions' },
          { en: 'Inter-branch transactions, all branches on one set of books', pending: true },
          { en: 'Inter-branch transactions' },
        ],
      },
      {
        name: { en: 'Editions' },
        cells: [
          { en: 'Desktop, upgraded and web' },
          { en: 'One, in the browser', pending: true },
          { en: 'Ask us', pending: true },
        ],
      },
      {
        name: { en: 'Listed for it alone' },
        cells: [
          { en: 'A desktop edition' },
          { en: 'One browser edition for all branches', pending: true },
          { en: 'The journal for provision, prepared for you to approve' },
        ],
      },
    ],
  },
  next: {
    title: { en: 'What happens next' },
    steps: [
      { name: { en: 'Send the form' }, desc: { en: 'Say what kind of institution you run and what you use today.' } },
      { name: { en: 'Get a quotation' }, desc: { en: 'It follows what you wrote.' } },
      { name: { en: 'See a demo' }, desc: { en: 'With figures of your own.' } },
    ],
  },
  questions: {
    title: { en: 'Before you buy' },
    tagline: { en: 'Settle these with any seller.' },
    items: [
      {
        question: { en: 'How is old data moved?' },
        answer: { en: 'Ask us what is brought over, who checks the balances, and how long it takes.', pending: true },
      },
      {
        question: { en: 'What sets the price?' },
        answer: { en: 'The package, the number of branches, and the services you choose.' },
      },
      {
        question: { en: 'Who restores a backup?' },
        answer: {
          en: 'The software takes backups on a schedule. Ask us who can restore one, and see it done.',
          pending: true,
        },
      },
      {
        question: { en: 'Who trains our staff?' },
        answer: { en: 'We do. The nearest office arranges it with you.' },
      },
      {
        question: { en: 'Who answers the phone?' },
        answer: { en: 'The office nearest to you. Ask for its hours.', pending: true },
      },
      {
        question: { en: 'Can we leave with our data?' },
        answer: { en: 'Ask us which files you would get, and whether another program can read them.', pending: true },
      },
    ],
  },
} satisfies BuyingInput

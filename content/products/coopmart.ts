import type { ProductInput } from '../schema'

export default {
  pageName: { en: 'CoopMart' },
  heading: { en: 'CoopMart' },
  cardName: { en: 'CoopMart' },
  cardText: { en: 'Members shop with an account ID and card.', pending: true },
  description: {
    en: 'CoopMart lets members of a co-operative shop with their account ID and card, with stock and accounts kept together.',
  },
  audience: { en: 'For co-operative markets' },
  need: { en: 'We run a shop for our members' },
  line: { en: 'A co-operative shop where members buy with their account ID and card.' },
  intro: {
    en: 'The cashier finds the member by account ID or card, sells at the counter, and charges the member’s account. Trade, stock and co-operative accounts are in one system. It also adds up what each member has bought in the year.',
    pending: true,
  },
  featuresNote: { en: '{count} features' },
  features: [
    {
      name: { en: 'Integrated co-operative trading' },
      desc: {
        en: 'Purchase, stock, counter sale and member accounts in one system instead of a shop program beside a banking program.',
      },
    },
    {
      name: { en: 'Shop with account ID and card' },
      desc: {
        en: 'The cashier enters the account ID or reads the card, and the member’s name and balance appear before the bill is made.',
      },
    },
    {
      name: { en: 'Settle against the account' },
      desc: {
        en: 'Pay from the member’s account, in cash, or partly each. The account shows the purchase on the same day.',
        pending: true,
      },
    },
    {
      name: { en: 'Member and non-member sales' },
      desc: { en: 'Both are served at the same counter and reported apart.', pending: true },
    },
    {
      name: { en: 'Member price' },
      desc: { en: 'Keep a shelf price and a member price for an item, or a discount by group.', pending: true },
    },
    {
      name: { en: 'Credit limit' },
      desc: { en: 'Set what a member may buy on account, and stop the bill when it is reached.', pending: true },
    },
    {
      name: { en: 'Stock and purchase' },
      desc: { en: 'Receive goods, set prices, count stock and see what needs ordering.', pending: true },
    },
    {
      name: { en: 'Several outlets' },
      desc: { en: 'Outlets and the co-operative’s branches share members and keep their own stock.' },
    },
    {
      name: { en: 'Purchases by member for the year' },
      desc: {
        en: 'The total each member bought, which is the basis on which a consumer co-operative shares its patronage refund.',
        pending: true,
      },
    },
    {
      name: { en: 'Accounts and tax' },
      desc: { en: 'Charkhata or double-entry books, with tax and TDS accounts kept automatically.' },
    },
    {
      name: { en: 'SMS to members' },
      desc: { en: 'A message when the account is charged, and notices of price or stock when you send them.' },
    },
    {
      name: { en: 'Reports in Nepali and English' },
      desc: { en: 'Daily sale, cash, stock, margin, member purchases.' },
    },
  ],
  screens: ['member-sale'],
  closing: { en: 'Follow one member’s purchase in CoopMart, from card to account' },
  weave: {
    motif: [
      '2332032302332',
      '3302003002033',
      '3002222222003',
      '0000110110000',
      '1111110111111',
      '1111110111111',
      '0000000000000',
      '0000022000033',
      '1000222220002',
      '3132220000000',
      '1132222222003',
      '3132220000033',
      '1132222222331',
    ],
    threads: ['#234E3A', '#E9A227', '#F6EFE0', '#B9302F'],
  },
} satisfies ProductInput

import type { ScreenInput } from '../schema'

export default {
  kind: 'messages',
  caption: { en: 'Four messages on a member’s phone, each with its characters and the parts that are paid for' },
  title: { en: 'Your co-operative' },
  detail: { en: 'Messages' },
  countOne: { en: '{characters} characters, 1 part' },
  countMany: { en: '{characters} characters, {parts} parts' },
  messages: [
    {
      id: 'deposit',
      title: { en: 'Deposit' },
      text: { en: 'Rs 500.00 deposited in your a/c XX12 on 2082-04-15. Balance Rs 24,860.00.' },
    },
    {
      id: 'due',
      title: { en: 'Instalment due' },
      text: {
        en: 'Your instalment of Rs 2,750.00 is due on 2082-04-20. Please pay at the branch or to the collector.',
      },
    },
    {
      id: 'assembly',
      title: { en: 'General assembly' },
      text: {
        en: 'The annual general assembly is on 2082-05-12 at 11 am in the co-operative hall. Agenda: accounts of 2081/82, dividend, election of the board. Please bring your member card.',
      },
    },
    {
      id: 'balance',
      title: { en: 'Balance' },
      text: { en: 'A/c XX12 on 2082-04-15: balance Rs 24,860.00.' },
    },
  ],
  notes: [{ en: 'One part holds 160 Latin or 70 Nepali letters. From the second part on it is 153 or 67.' }],
} satisfies ScreenInput

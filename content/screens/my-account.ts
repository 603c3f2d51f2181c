import type { ScreenInput } from '../schema'

export default {
  kind: 'account',
  caption: {
    en: 'A member’s own phone: balance of one savings account and its last entries',
    ne: 'सदस्यकै फोनमा एउटा बचत खाताको मौज्दात र पछिल्ला प्रविष्टि',
  },
  title: { en: 'My account', ne: 'मेरो खाता' },
  detail: { en: 'a/c XX0412 · {year}-04-15', ne: 'खाता XX0412 · {year}-०४-१५' },
  balance: {
    id: 'balance',
    label: { en: 'Balance Rs', ne: 'मौज्दात रु' },
    cell: '= opening + first + second + third + last',
  },
  statement: {
    title: { en: 'Mini statement', ne: 'संक्षिप्त विवरण' },
    opening: {
      id: 'opening',
      label: { en: 'Balance before', ne: 'अघिल्लो मौज्दात' },
      cell: '= collection-round.previous - first - second - third',
    },
    entries: [
      { id: 'first', date: '04-05', label: { en: 'Deposit', ne: 'जम्मा' }, cell: 1000 },
      { id: 'second', date: '04-09', label: { en: 'Withdrawal', ne: 'झिकेको रकम' }, cell: -1200 },
      { id: 'third', date: '04-12', label: { en: 'Deposit', ne: 'जम्मा' }, cell: 1500 },
      { id: 'last', date: '04-15', label: { en: 'Deposit', ne: 'जम्मा' }, cell: '= collection-round.amount' },
    ],
  },
  deposits: {
    id: 'deposits',
    label: { en: 'Deposits this month Rs', ne: 'यस महिना जम्मा गरेको रु' },
    cell: '= first + third + last',
  },
} satisfies ScreenInput

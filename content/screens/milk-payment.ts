import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Milk payment of five members for half a month: milk amount, deductions and what goes to the account',
    ne: 'पाँच सदस्यको आधा महिनाको दूध भुक्तानी: दूधको रकम, कट्टी र खातामा जाने रकम',
  },
  title: { en: 'Milk payment', ne: 'दूध भुक्तानी' },
  detail: { en: '{year}-04-01 to {year}-04-15', ne: '{year}-०४-०१ देखि {year}-०४-१५ सम्म' },
  table: {
    columns: [
      { id: 'member', heading: { en: 'Member no.', ne: 'सदस्य नं.' }, format: 'code' },
      { id: 'litres', heading: { en: 'Litres', ne: 'लिटर' }, format: 'measure', minWidth: 576, sum: true },
      { id: 'milk', heading: { en: 'Milk amount Rs', ne: 'दूधको रकम रु' }, format: 'amount', sum: true },
      {
        id: 'feed',
        heading: { en: 'Feed Rs', ne: 'दाना रु' },
        format: 'amount',
        minWidth: 512,
        secondLine: true,
        sum: true,
      },
      {
        id: 'instalment',
        heading: { en: 'Instalment Rs', ne: 'ऋण किस्ता रु' },
        format: 'amount',
        minWidth: 512,
        secondLine: true,
        sum: true,
      },
      {
        id: 'saving',
        heading: { en: 'Saving kept Rs', ne: 'नियमित बचत रु' },
        format: 'amount',
        minWidth: 512,
        secondLine: true,
        sum: true,
      },
      {
        id: 'deducted',
        heading: { en: 'Deducted Rs', ne: 'कट्टी रु' },
        format: 'amount',
        formula: 'feed + instalment + saving',
        sum: true,
      },
      {
        id: 'paid',
        heading: { en: 'To account Rs', ne: 'खातामा जाने रु' },
        format: 'amount',
        formula: 'milk - deducted',
        sum: true,
      },
    ],
    rows: [
      { cells: ['D-014', 187.5, 12142.5, 1500, 2000, 100, null, null] },
      { cells: ['D-021', 118, 9985.75, 0, 3000, 100, null, null] },
      { cells: ['D-033', 266.4, 18021.6, 2400, 0, 100, null, null], emphasis: 'selected' },
      { cells: ['D-047', 168.2, 10478.85, 900, 1500, 100, null, null] },
      { cells: ['D-052', 214, 18916, 3000, 2500, 100, null, null] },
    ],
    totals: [{ cells: [{ en: 'Total', ne: 'जम्मा' }, null, null, null, null, null, null, null] }],
  },
} satisfies ScreenInput

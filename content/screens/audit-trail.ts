import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Audit trail: time, user and role, action, voucher and amount; a wrong voucher is reversed and a new one takes its place',
    ne: 'अडिट ट्रेल: समय, प्रयोगकर्ता र रोल, काम, भौचर र रकम, साथै रद्द गरिएको गलत भौचर र त्यसको ठाउँमा बनेको नयाँ भौचर',
  },
  title: { en: 'Audit trail', ne: 'अडिट ट्रेल' },
  detail: { en: 'Branch 2, {year}-04-15 from 13:30', ne: 'शाखा २, {year}-०४-१५, १३:३० देखि' },
  table: {
    columns: [
      { id: 'time', heading: { en: 'Time', ne: 'समय' }, format: 'code' },
      { id: 'user', heading: { en: 'User (role)', ne: 'प्रयोगकर्ता (रोल)' }, format: 'code' },
      { id: 'action', heading: { en: 'Action', ne: 'काम' } },
      {
        id: 'reference',
        heading: { en: 'Reference', ne: 'सन्दर्भ' },
        format: 'code',
        minWidth: 512,
        secondLine: true,
      },
      { id: 'amount', heading: { en: 'Amount Rs', ne: 'रकम रु' }, format: 'amount', minWidth: 512, secondLine: true },
    ],
    rows: [
      {
        cells: [
          '14:05',
          { en: 'B2-cash1 (Cashier)', ne: 'B2-cash1 (क्यासियर)' },
          { en: 'Deposit entered', ne: 'बचत जम्मा प्रविष्ट' },
          'V-1187',
          '= inter-branch.14:05.amount',
        ],
      },
      {
        id: 'right',
        cells: [
          '13:58',
          { en: 'B2-mgr (Manager)', ne: 'B2-mgr (व्यवस्थापक)' },
          { en: 'New voucher approved', ne: 'नयाँ भौचर स्वीकृत' },
          'V-1183',
          1800,
        ],
      },
      {
        cells: [
          '13:58',
          { en: 'B2-mgr (Manager)', ne: 'B2-mgr (व्यवस्थापक)' },
          { en: 'Reversal of V-1181 approved', ne: 'V-1181 को उल्टो प्रविष्टि स्वीकृत' },
          'V-1182',
          '= 0 - wrong.amount',
        ],
        emphasis: 'selected',
      },
      {
        cells: [
          '13:51',
          { en: 'B2-cash1 (Cashier)', ne: 'B2-cash1 (क्यासियर)' },
          {
            en: 'Reversal of V-1181 and new voucher entered: {= right.amount}, not {= wrong.amount}',
            ne: 'V-1181 को उल्टो प्रविष्टि र नयाँ भौचर प्रविष्ट: {= wrong.amount} होइन, {= right.amount}',
          },
          'V-1183',
          '= right.amount',
        ],
      },
      {
        id: 'wrong',
        cells: [
          '13:44',
          { en: 'B2-cash1 (Cashier)', ne: 'B2-cash1 (क्यासियर)' },
          { en: 'Deposit entered', ne: 'बचत जम्मा प्रविष्ट' },
          'V-1181',
          8100,
        ],
      },
      {
        cells: [
          '13:31',
          { en: 'B2-cash1 (Cashier)', ne: 'B2-cash1 (क्यासियर)' },
          { en: 'Signed in, second step passed', ne: 'लगइन, दोस्रो चरण पूरा' },
          null,
          null,
        ],
      },
    ],
  },
} satisfies ScreenInput

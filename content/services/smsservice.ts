import type { ServiceInput } from '../schema'

export default {
  pageName: { en: 'SMS Service' },
  cardName: { en: 'SMS Services' },
  cardText: { en: 'Transaction alerts, reminders and notices to your members by bulk SMS.' },
  description: {
    en: 'Bulk SMS for co-operatives: transaction alerts, due-date reminders and notices, on rechargeable credit.',
  },
  line: { en: 'Bulk SMS for members: alerts, reminders and notices.' },
  intro: {
    en: 'Members see each deposit on their phone the moment it is posted. Remind members before an instalment falls due. Call the general assembly with one message to all.',
  },
  points: [
    {
      name: { en: 'Unlimited messages' },
      desc: { en: 'No monthly cap: send as many messages as your credit covers.' },
    },
    {
      name: { en: 'Time flexible' },
      desc: { en: 'Send now or set the hour.' },
    },
    {
      name: { en: 'Rechargeable' },
      desc: { en: 'Top up the credit when it runs low.' },
    },
    {
      name: { en: 'Flexible price' },
      desc: { en: 'The rate depends on volume. Ask for a quotation.' },
    },
  ],
  screen: 'sms-messages',
  closing: { en: 'Tell us how many members you want to reach' },
} satisfies ServiceInput

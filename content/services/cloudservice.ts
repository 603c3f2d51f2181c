import type { ServiceInput } from '../schema'

export default {
  pageName: { en: 'Cloud Service' },
  cardName: { en: 'Cloud Services' },
  cardText: { en: 'Your software and data on a hosted server, reachable from every branch.' },
  description: {
    en: 'Your co-operative software on a hosted server: open it from any branch, with backups taken for you.',
  },
  line: { en: 'Your software on a hosted server, open to every branch.' },
  intro: {
    en: 'With the cloud service your books are on a hosted server, not on one office computer. Branches (service centres) work on the same data. Staff open it where they are. We look after the server.',
  },
  points: [
    {
      name: { en: 'More data secure' },
      desc: {
        en: 'Data is not on the counter computer but behind sign-in and permissions. A lost or broken machine does not take the books with it.',
      },
    },
    {
      name: { en: 'No data loss' },
      desc: { en: 'Backups are taken on a schedule, so there is a copy to return to.' },
    },
    {
      name: { en: 'Multi-branch use' },
      desc: { en: 'Head office and branches see the same balance at the same time.' },
    },
    {
      name: { en: 'Access from anywhere' },
      desc: { en: 'An internet connection and a permitted account are enough.' },
    },
    {
      name: { en: 'Easy maintenance' },
      desc: { en: 'Updates are made once, on the server, not on each computer in turn.' },
    },
    {
      name: { en: 'When the line is down' },
      desc: {
        en: 'Without internet the server cannot be reached. Ask us what a branch writes down until the line is back.',
        pending: true,
      },
    },
    {
      name: { en: 'Multi-sharing' },
      desc: { en: 'Several users work at once, each within the role given to them.' },
    },
  ],
  screen: 'service-centres',
  closing: { en: 'Ask what moving your books to a hosted server takes' },
} satisfies ServiceInput

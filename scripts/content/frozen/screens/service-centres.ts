import type { ScreenInput } from '../schema'

export default {
  kind: 'diagram',
  caption: { en: 'Three service centres joined to one server that holds the books and takes the backups' },
  title: { en: 'One server, every branch' },
  server: {
    name: { en: 'Hosted server' },
    holds: [
      { en: 'Members and accounts' },
      { en: 'Savings and loans' },
      { en: 'Charkhata books' },
      { en: 'Backups on schedule' },
    ],
  },
  places: [
    { name: { en: 'Service Centre 1' }, work: { en: 'Deposits' } },
    { name: { en: 'Service Centre 2' }, work: { en: 'Loans' } },
    { name: { en: 'Service Centre 3' }, work: { en: 'Collection' } },
  ],
} satisfies ScreenInput

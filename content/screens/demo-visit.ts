import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: { en: 'What a demo visit shows, step by step, with one day of the visitor’s own figures' },
  title: { en: 'A demo visit' },
  detail: { en: 'With one day of your figures' },
  table: {
    columns: [
      { id: 'step', head: { en: 'Step' }, format: 'number' },
      { id: 'work', head: { en: 'We enter' } },
      { id: 'result', head: { en: 'You see' }, priority: 2 },
    ],
    rows: [
      { cells: [1, { en: 'A deposit at the counter' }, { en: 'Passbook, ledger and day book' }] },
      { cells: [2, { en: 'A loan instalment' }, { en: 'Principal, interest and penalty' }] },
      { cells: [3, { en: 'A round with the app' }, { en: 'The collection sheet, posted' }] },
      { cells: [4, { en: 'Interest of one account' }, { en: 'The seven methods side by side' }] },
      { cells: [5, { en: 'The close of the day' }, { en: 'Cash count and trial balance' }] },
      { cells: [6, { en: 'A correction' }, { en: 'Who made it, approved it, and when' }] },
    ],
  },
} satisfies ScreenInput

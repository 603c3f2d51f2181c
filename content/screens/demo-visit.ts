import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'What a demo visit shows, step by step, with one day of the visitor’s own figures',
    ne: 'डेमो भेटमा चरणैपिच्छे के के देखिन्छ, तपाईंकै एक दिनको अंक राखेर',
  },
  title: { en: 'A demo visit', ne: 'डेमो भेट' },
  detail: { en: 'With one day of your figures', ne: 'तपाईंकै एक दिनको अंकमा' },
  table: {
    columns: [
      { id: 'step', head: { en: 'Step', ne: 'चरण' }, format: 'number', priority: 2 },
      { id: 'work', head: { en: 'We enter', ne: 'हामी लेख्छौँ' } },
      { id: 'result', head: { en: 'You see', ne: 'तपाईं देख्नुहुन्छ' } },
    ],
    rows: [
      {
        cells: [
          1,
          { en: 'A deposit at the counter', ne: 'काउन्टरमा जम्मा रकम' },
          { en: 'Passbook, ledger and day book', ne: 'पासबुक, खाता बही र दैनिक हिसाब' },
        ],
      },
      {
        cells: [
          2,
          { en: 'A loan instalment', ne: 'एउटा ऋण किस्ता' },
          { en: 'Principal, interest and penalty', ne: 'सावाँ, ब्याज र हर्जाना' },
        ],
      },
      {
        cells: [
          3,
          { en: 'A round with the app', ne: 'एपबाट एउटा संकलन फेरो' },
          { en: 'The collection sheet, posted', ne: 'खातामा चढेको संकलन विवरण' },
        ],
      },
      {
        cells: [
          4,
          { en: 'Interest of one account', ne: 'एउटा खाताको ब्याज' },
          { en: 'The seven methods side by side', ne: 'सातै विधिको ब्याज सँगसँगै' },
        ],
      },
      {
        cells: [
          5,
          { en: 'The close of the day', ne: 'दिनको हिसाब बन्दी' },
          { en: 'Cash count and trial balance', ne: 'नगद गन्ती र सन्तुलन परीक्षण' },
        ],
      },
      {
        cells: [
          6,
          { en: 'A correction', ne: 'सच्याउने प्रविष्टि' },
          { en: 'Who made it, approved it, and when', ne: 'कसले गरेको, कसले स्वीकृत गरेको र कहिले' },
        ],
      },
    ],
  },
} satisfies ScreenInput

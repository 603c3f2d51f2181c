import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'What a demo shows, step by step, with one day of your own figures',
    ne: 'तपाईंकै एक दिनको हिसाब राखेर डेमोमा क्रमैसँग के के देखाइन्छ',
  },
  title: { en: 'How a demo runs', ne: 'डेमो कसरी हुन्छ' },
  detail: { en: 'With one day of your figures', ne: 'तपाईंकै एक दिनको हिसाबमा' },
  table: {
    columns: [
      { id: 'step', heading: { en: 'Step', ne: 'चरण' }, format: 'number', formula: 'above.step + 1', minWidth: 320 },
      { id: 'work', heading: { en: 'We enter', ne: 'हामीले प्रविष्ट गर्ने' } },
      { id: 'result', heading: { en: 'You see', ne: 'तपाईंले देख्ने' } },
    ],
    rows: [
      {
        cells: [
          null,
          { en: 'A deposit at the counter', ne: 'एक सदस्यले बुझाएको बचत' },
          { en: 'Passbook, ledger and day book', ne: 'पासबुक, लेजर र डे बुक' },
        ],
      },
      {
        cells: [
          null,
          { en: 'A loan instalment', ne: 'एउटा ऋण किस्ता' },
          { en: 'Principal, interest and penalty', ne: 'सावाँ, ब्याज र हर्जाना' },
        ],
      },
      {
        cells: [
          null,
          { en: 'A day’s collection with the app', ne: 'एपबाट एक दिनको संकलन' },
          { en: 'The collection sheet, posted', ne: 'खातामा चढेको संकलन विवरण' },
        ],
      },
      {
        cells: [
          null,
          { en: 'Interest on one account', ne: 'एउटा खाताको ब्याज' },
          { en: 'The seven methods side by side', ne: 'सातै विधिको ब्याज सँगसँगै' },
        ],
      },
      {
        cells: [
          null,
          { en: 'The closing of the day', ne: 'दिनको हिसाब बन्दी' },
          { en: 'Cash count and trial balance', ne: 'नगद गन्ती र सन्तुलन परीक्षण' },
        ],
      },
      {
        cells: [
          null,
          { en: 'A correction', ne: 'सच्याउने प्रविष्टि' },
          { en: 'Who made it, who approved it, and when', ne: 'कसले र कहिले गरेको, कसले स्वीकृत गरेको' },
        ],
      },
    ],
  },
} satisfies ScreenInput

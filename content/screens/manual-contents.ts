import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Table of contents of a software manual that follows the working day, from opening the day to the backup',
    ne: 'दिन खोल्नेदेखि ब्याकअपसम्म, दिनभरिको कामकै क्रममा मिलाएको सफ्टवेयर पुस्तिकाको विषयसूची',
  },
  title: { en: 'Software manual', ne: 'सफ्टवेयर पुस्तिका' },
  detail: { en: 'Contents', ne: 'विषयसूची' },
  table: {
    columns: [
      { id: 'part', heading: { en: 'Part', ne: 'भाग' }, format: 'number', formula: 'above.part + 1' },
      { id: 'name', heading: { en: 'Name', ne: 'विषय' } },
      { id: 'screens', heading: { en: 'Screens in it', ne: 'यस भागका स्क्रिन' }, minWidth: 512 },
      { id: 'page', heading: { en: 'Page', ne: 'पृष्ठ' }, format: 'number' },
    ],
    rows: [
      { cells: [null, { en: 'Opening the day', ne: 'दिन खोल्ने' }, { en: 'Date, opening cash', ne: 'मिति, सुरु नगद' }, 5] },
      {
        cells: [
          null,
          { en: 'Members and shares', ne: 'सदस्य र शेयर' },
          { en: 'Member, nominee, share', ne: 'सदस्य, इच्छाइएको व्यक्ति, शेयर' },
          9,
        ],
      },
      {
        cells: [
          null,
          { en: 'Deposits and interest', ne: 'बचत र ब्याज' },
          { en: 'Account, interest, TDS', ne: 'खाता, ब्याज, टीडीएस' },
          17,
        ],
      },
      { cells: [null, { en: 'Loans', ne: 'ऋण' }, { en: 'Loan, instalment, penalty', ne: 'ऋण, किस्ता, हर्जाना' }, 29] },
      {
        cells: [
          null,
          { en: 'Daily collection', ne: 'दैनिक संकलन' },
          { en: 'Route, sheet, posting', ne: 'रुट, संकलन विवरण, खातामा चढाउने' },
          41,
        ],
      },
      {
        cells: [
          null,
          { en: 'Day book and trial balance', ne: 'डे बुक र सन्तुलन परीक्षण' },
          { en: 'Voucher, charkhata heads', ne: 'भौचर, चारखाता शीर्षक' },
          49,
        ],
      },
      {
        cells: [
          null,
          { en: 'Closing and backup', ne: 'हिसाब बन्दी र ब्याकअप' },
          { en: 'Day, month, year, backup', ne: 'दिन, महिना, वर्ष, ब्याकअप' },
          57,
        ],
      },
    ],
  },
} satisfies ScreenInput

import type { CalendarInput } from './schema'

export default {
  fiscalYear: 2083,
  weekdays: [
    { en: 'Sunday', ne: 'आइतबार' },
    { en: 'Monday', ne: 'सोमबार' },
    { en: 'Tuesday', ne: 'मंगलबार' },
    { en: 'Wednesday', ne: 'बुधबार' },
    { en: 'Thursday', ne: 'बिहीबार' },
    { en: 'Friday', ne: 'शुक्रबार' },
    { en: 'Saturday', ne: 'शनिबार' },
  ],
} satisfies CalendarInput

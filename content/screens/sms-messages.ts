import type { ScreenInput } from '../schema'

export default {
  kind: 'messages',
  caption: {
    en: 'Four messages on members’ phones, each with its number of characters and of parts charged',
    ne: 'सदस्यहरूका फोनमा चार सन्देश, हरेकमा कति क्यारेक्टर छन् र कति सन्देशको पैसा लाग्छ',
  },
  title: { en: 'Your co-operative', ne: 'तपाईंको सहकारी' },
  detail: { en: 'Messages', ne: 'सन्देश' },
  countOne: { en: '{characters} characters, 1 part', ne: '{characters} क्यारेक्टर, १ सन्देश' },
  countMany: { en: '{characters} characters, {parts} parts', ne: '{characters} क्यारेक्टर, {parts} सन्देश' },
  messages: [
    {
      id: 'deposit',
      title: { en: 'Deposit', ne: 'बचत जम्मा' },
      text: {
        en: 'Rs {= collection-round.amount} deposited in your a/c XX0412 on {year}-04-15. Balance Rs {= collection-round.balance}.',
        ne: 'तपाईंको खाता XX0412 मा मिति {year}-०४-१५ मा रु {= collection-round.amount} जम्मा भयो। मौज्दात रु {= collection-round.balance}।',
      },
    },
    {
      id: 'due',
      title: { en: 'Instalment due', ne: 'किस्ताको भाखा' },
      text: {
        en: 'Your instalment of Rs 3,400.00 is due on {year}-04-20. Please pay at the branch or to the collector.',
        ne: 'तपाईंको किस्ता रु ३,४००.०० को भाखा {year}-०४-२० हो। कृपया शाखामा वा बजार प्रतिनिधिलाई बुझाउनुहोस्।',
      },
    },
    {
      id: 'assembly',
      title: { en: 'General assembly', ne: 'साधारण सभा' },
      text: {
        en: 'The annual general assembly is on {year}-05-12 at 11 am in the co-operative hall. Agenda: accounts of {lastFiscalYear}, dividend, election of the board. Please bring your member card.',
        ne: 'वार्षिक साधारण सभा मिति {year}-०५-१२ बिहान ११ बजे सहकारीको हलमा हुनेछ। कार्यसूची: {lastFiscalYear} को हिसाब, लाभांश, सञ्चालक समितिको निर्वाचन। कृपया सदस्य कार्ड लिएर आउनुहोस्।',
      },
    },
    {
      id: 'balance',
      title: { en: 'Balance', ne: 'मौज्दात' },
      text: {
        en: 'A/c XX0412 on {year}-04-15: balance Rs {= collection-round.balance}.',
        ne: 'खाता XX0412 को मिति {year}-०४-१५ सम्मको मौज्दात रु {= collection-round.balance}।',
      },
    },
  ],
  notes: [
    {
      en: 'Up to 160 Latin or 70 Nepali characters are one message. A longer message is sent and charged as two or more parts, and each part holds 153 or 67.',
      ne: 'अंग्रेजीका १६० वा नेपालीका ७० क्यारेक्टरसम्म एउटै सन्देश हुन्छ। त्यसभन्दा लामो भए दुई वा बढी सन्देशको पैसा लाग्छ। तब एउटामा १५३ वा ६७ क्यारेक्टर अट्छन्।',
    },
  ],
} satisfies ScreenInput

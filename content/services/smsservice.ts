import type { ServiceInput } from '../schema'

export default {
  pageName: { en: 'SMS Service', ne: 'एसएमएस सेवा' },
  titleWords: { en: 'bulk SMS for co-operatives', ne: 'सहकारीका लागि बल्क एसएमएस' },
  cardName: { en: 'SMS Services', ne: 'एसएमएस सेवा' },
  cardText: {
    en: 'Bulk SMS to your members: transaction alerts, due-date reminders and notices.',
    ne: 'तपाईंका सदस्यलाई कारोबारको सूचना, भाखा सम्झाउने सन्देश र जानकारी पठाउने बल्क एसएमएस।',
  },
  description: {
    en: 'Bulk SMS for co-operatives: transaction alerts, due-date reminders and notices, on rechargeable credit.',
    ne: 'सहकारीका लागि बल्क एसएमएस: कारोबारको सूचना, भाखा सम्झाउने सन्देश र जानकारी। एसएमएस ब्यालेन्स रिचार्ज गर्न मिल्छ।',
  },
  positioning: {
    en: 'Bulk SMS for members: alerts, reminders and notices.',
    ne: 'सदस्यलाई कारोबारको सूचना, सम्झाउने सन्देश र जानकारी पठाउने बल्क एसएमएस।',
  },
  intro: {
    en: 'Members see each deposit on their phone when it is posted. Remind members before an instalment falls due. Call all members to the general assembly with one message.',
    ne: 'बचत खातामा चढेपछि सदस्यले फोनमा सन्देश पाउँछन्। किस्ताको भाखा आउनुअघि सम्झाउनुहोस्। सबैलाई एउटै सन्देशबाट साधारण सभामा बोलाउनुहोस्।',
  },
  points: [
    {
      name: { en: 'Unlimited messages', ne: 'असीमित सन्देश' },
      desc: {
        en: 'There is no monthly cap. You buy SMS credit in advance and send until it is used; a long text counts as two messages or more.',
        ne: 'महिनामा यति मात्र भन्ने सीमा छैन। एसएमएस ब्यालेन्स पहिल्यै किनेर त्यो रहुन्जेल पठाउन मिल्छ। लामो सन्देश दुई वा बढी सन्देश गनिन्छ।',
        pending: true,
      },
    },
    {
      name: { en: 'Time flexible', ne: 'समय तपाईंकै हातमा' },
      desc: { en: 'Send a message now, or set the time for it.', ne: 'अहिले नै पठाउनुहोस् वा समय तोक्नुहोस्।' },
    },
    {
      name: { en: 'Rechargeable', ne: 'रिचार्ज गर्न मिल्ने' },
      desc: { en: 'Buy more credit when it runs low.', ne: 'एसएमएस ब्यालेन्स सकिन लागेपछि थप्नुहोस्।' },
    },
    {
      name: { en: 'Flexible price', ne: 'लचिलो मूल्य' },
      desc: {
        en: 'The rate depends on how many messages you send.',
        ne: 'कति सन्देश पठाउनुहुन्छ, दर त्यसैमा भर पर्छ।',
        pending: true,
      },
    },
  ],
  screen: 'sms-messages',
  questions: [
    {
      question: { en: 'How many letters has one message?', ne: 'एउटा सन्देशमा कति क्यारेक्टर अट्छन्?' },
      answer: {
        en: 'In Nepali 70 characters, in Latin letters 160, vowel signs and spaces counted. A longer text costs as two messages or more.',
        ne: 'नेपालीमा ७० र अंग्रेजीमा १६० क्यारेक्टर अट्छन्। मात्रा र खाली ठाउँ पनि गनिन्छन्। त्यसभन्दा लामो भए दुई वा बढी सन्देशको पैसा लाग्छ।',
      },
    },
    {
      question: { en: 'And when the credit is used up?', ne: 'ब्यालेन्स सकिए के हुन्छ?' },
      answer: {
        en: 'Ask whether alerts wait or are lost, whether you are warned before, and whether credit expires.',
        ne: 'सूचना रोकिएर बस्छ कि हराउँछ, सकिनुअघि खबर आउँछ कि आउँदैन र ब्यालेन्सको म्याद हुन्छ कि हुँदैन भनी सोध्नुहोस्।',
      },
    },
  ],
  contactTitle: { en: 'Tell us how many members you want to reach', ne: 'सन्देश पाउने सदस्यको संख्या बताउनुहोस्' },
} satisfies ServiceInput

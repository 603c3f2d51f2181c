import type { ServiceInput } from '../schema'

export default {
  pageName: { en: 'SMS Service', ne: 'एसएमएस सेवा' },
  cardName: { en: 'SMS Services', ne: 'एसएमएस सेवा' },
  cardText: {
    en: 'Transaction alerts, reminders and notices to your members by bulk SMS.',
    ne: 'बल्क एसएमएसबाट तपाईंका सदस्यलाई कारोबारको सूचना, सम्झाउने सन्देश र जानकारी।',
  },
  description: {
    en: 'Bulk SMS for co-operatives: transaction alerts, due-date reminders and notices, on rechargeable credit.',
    ne: 'सहकारीका लागि बल्क एसएमएस: कारोबारको सूचना, भाका सम्झाउने सन्देश र जानकारी, रिचार्ज गर्न मिल्ने एसएमएस क्रेडिटमा।',
  },
  line: {
    en: 'Bulk SMS for members: alerts, reminders and notices.',
    ne: 'सदस्यलाई कारोबारको सूचना, सम्झाउने सन्देश र जानकारी पठाउने बल्क एसएमएस।',
  },
  intro: {
    en: 'Members see each deposit on their phone the moment it is posted. Remind members before an instalment falls due. Call the general assembly with one message to all.',
    ne: 'जम्मा भएको हरेक रकम खातामा चढ्नेबित्तिकै सदस्यले आफ्नो फोनमा देख्छन्। किस्ताको भाका आउनुअघि सदस्यलाई सम्झाउनुहोस्। सबैलाई एउटै सन्देश पठाएर साधारण सभामा बोलाउनुहोस्।',
  },
  points: [
    {
      name: { en: 'Unlimited messages', ne: 'असीमित सन्देश' },
      desc: {
        en: 'No monthly cap: send as many messages as your credit covers.',
        ne: 'महिनाको कुनै सीमा छैन: एसएमएस क्रेडिटले पुगेसम्म सन्देश पठाउनुहोस्।',
      },
    },
    {
      name: { en: 'Time flexible', ne: 'समय तपाईंकै हातमा' },
      desc: { en: 'Send now or set the hour.', ne: 'अहिले नै पठाउनुहोस् वा समय तोक्नुहोस्।' },
    },
    {
      name: { en: 'Rechargeable', ne: 'रिचार्ज गर्न मिल्ने' },
      desc: { en: 'Top up the credit when it runs low.', ne: 'एसएमएस क्रेडिट सकिन लागेपछि थप्नुहोस्।' },
    },
    {
      name: { en: 'Flexible price', ne: 'लचिलो मूल्य' },
      desc: { en: 'The rate depends on volume. Ask for a quotation.', ne: 'दर सन्देशको संख्यामा भर पर्छ। दररेट माग्नुहोस्।' },
    },
  ],
  screen: 'sms-messages',
  closing: { en: 'Tell us how many members you want to reach', ne: 'कति सदस्यलाई सन्देश पठाउने हो, हामीलाई भन्नुहोस्' },
} satisfies ServiceInput

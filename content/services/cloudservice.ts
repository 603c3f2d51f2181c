import type { ServiceInput } from '../schema'

export default {
  pageName: { en: 'Cloud Service', ne: 'क्लाउड सेवा' },
  cardName: { en: 'Cloud Services', ne: 'क्लाउड सेवा' },
  cardText: {
    en: 'Your software and data on a hosted server, reachable from every branch.',
    ne: 'तपाईंको सफ्टवेयर र डाटा होस्ट गरिएको सर्भरमा, हरेक शाखाबाट खुल्ने।',
  },
  description: {
    en: 'Your co-operative software on a hosted server: open it from any branch, with backups taken for you.',
    ne: 'तपाईंको सहकारीको सफ्टवेयर होस्ट गरिएको सर्भरमा: जुनसुकै शाखाबाट खोल्नुहोस्, ब्याकअप हामी लिन्छौँ।',
  },
  line: {
    en: 'Your software on a hosted server, open to every branch.',
    ne: 'होस्ट गरिएको सर्भरमा तपाईंको सफ्टवेयर, सबै शाखाका लागि खुला।',
  },
  intro: {
    en: 'With the cloud service your books are on a hosted server, not on one office computer. Branches (service centres) work on the same data. Staff open it where they are. We look after the server.',
    ne: 'क्लाउड सेवामा तपाईंको हिसाबकिताब कार्यालयको एउटा कम्प्युटरमा होइन, होस्ट गरिएको सर्भरमा रहन्छ। शाखा (सेवा केन्द्र) ले एउटै डाटामा काम गर्छन्। कर्मचारी जहाँ छन्, त्यहीँबाट खोल्छन्। सर्भरको हेरचाह हामी गर्छौँ।',
  },
  points: [
    {
      name: { en: 'More data secure', ne: 'डाटा अझ सुरक्षित' },
      desc: {
        en: 'Data is not on the counter computer but behind sign-in and permissions. A lost or broken machine does not take the books with it.',
        ne: 'डाटा काउन्टरको कम्प्युटरमा हुँदैन, अनुमति पाएका प्रयोगकर्ताले लगइन गरेर मात्र खोल्छन्। कम्प्युटर हराए वा बिग्रिए पनि हिसाबकिताब त्यससँगै हराउँदैन।',
      },
    },
    {
      name: { en: 'No data loss', ne: 'डाटा नगुम्ने' },
      desc: {
        en: 'Backups are taken on a schedule, so there is a copy to return to.',
        ne: 'ब्याकअप समय तालिकाअनुसार हुन्छ, त्यसैले परेको बेला फर्काउन मिल्ने प्रतिलिपि हुन्छ।',
      },
    },
    {
      name: { en: 'Multi-branch use', ne: 'धेरै शाखाबाट चलाउने' },
      desc: {
        en: 'Head office and branches see the same balance at the same time.',
        ne: 'केन्द्रीय कार्यालय र शाखाले एउटै बेला एउटै मौज्दात देख्छन्।',
      },
    },
    {
      name: { en: 'Access from anywhere', ne: 'जहाँबाट पनि खोल्न मिल्ने' },
      desc: {
        en: 'An internet connection and a permitted account are enough.',
        ne: 'इन्टरनेट र अनुमति पाएको प्रयोगकर्ता खाता भए पुग्छ।',
      },
    },
    {
      name: { en: 'Easy maintenance', ne: 'सजिलो सम्भार' },
      desc: {
        en: 'Updates are made once, on the server, not on each computer in turn.',
        ne: 'अपडेट सर्भरमा एकै पटक हुन्छ, पालैपालो हरेक कम्प्युटरमा गर्नु पर्दैन।',
      },
    },
    {
      name: { en: 'Multi-sharing', ne: 'धेरैले एकैसाथ चलाउने' },
      desc: {
        en: 'Several users work at once, each within the role given to them.',
        ne: 'धेरै प्रयोगकर्ताले एकैसाथ काम गर्छन्, हरेकले आफूले पाएको भूमिकाभित्र रहेर।',
      },
    },
    {
      name: { en: 'When the line is down', ne: 'इन्टरनेट लाइन नचल्दा' },
      desc: {
        en: 'Without internet the server cannot be reached. Ask us what a branch writes down until the line is back.',
        ne: 'इन्टरनेट नभई सर्भर खुल्दैन। लाइन नआउन्जेल शाखाले के के टिपेर राख्छ, हामीलाई सोध्नुहोस्।',
        pending: true,
      },
    },
  ],
  screen: 'service-centres',
  closing: {
    en: 'Ask what moving your books to a hosted server takes',
    ne: 'हिसाबकिताब होस्ट गरिएको सर्भरमा सार्न के के चाहिन्छ, सोध्नुहोस्',
  },
} satisfies ServiceInput

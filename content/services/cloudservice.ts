import type { ServiceInput } from '../schema'

export default {
  pageName: { en: 'Cloud Service', ne: 'क्लाउड सेवा' },
  titleWords: { en: 'co-operative hosting', ne: 'सहकारी सफ्टवेयर हरेक शाखाबाट' },
  cardName: { en: 'Cloud Services', ne: 'क्लाउड सेवा' },
  cardText: {
    en: 'We keep your software and data on a hosted server that every branch can open.',
    ne: 'तपाईंको सफ्टवेयर र डाटा हाम्रो हेरचाहमा क्लाउड सर्भरमा रहन्छन् र हरेक शाखाबाट खुल्छन्।',
  },
  description: {
    en: 'Your co-operative software on a hosted server: open it from any branch, with backups taken for you.',
    ne: 'तपाईंको सहकारीको सफ्टवेयर क्लाउड सर्भरमा चल्छ। जुनसुकै शाखाबाट खोल्नुहोस्, ब्याकअप हामी लिन्छौँ।',
  },
  positioning: {
    en: 'Your software on a hosted server, open to every branch.',
    ne: 'तपाईंको सफ्टवेयर क्लाउडमा, सबै शाखाका लागि।',
  },
  intro: {
    en: 'With the cloud service your books are on a hosted server, not on one office computer. All branches (service centres) work on the same data. Staff sign in from where they are. We look after the server.',
    ne: 'क्लाउड सेवामा तपाईंको हिसाबकिताब कार्यालयको एउटा कम्प्युटरमा होइन, क्लाउड सर्भरमा रहन्छ। सबै शाखा (सेवा केन्द्र) ले एउटै डाटामा काम गर्छन्। कर्मचारी जहाँ छन्, त्यहीँबाट लगइन गर्छन्। सर्भरको हेरचाह हामी गर्छौँ।',
    pending: true,
  },
  points: [
    {
      name: { en: 'More data secure', ne: 'डाटा अझ सुरक्षित' },
      desc: {
        en: 'Data is not on the counter computer. Only users with permission can open it. If a computer is lost or broken, the books are not lost with it.',
        ne: 'डाटा काउन्टरको कम्प्युटरमा हुँदैन। अनुमति पाएका प्रयोगकर्ताले मात्र लगइन गरेर खोल्न सक्छन्। कम्प्युटर हराए वा बिग्रिए पनि हिसाबकिताब त्यससँगै हराउँदैन।',
        pending: true,
      },
    },
    {
      name: { en: 'No data loss', ne: 'डाटा नगुम्ने' },
      desc: {
        en: 'Backups are taken on schedule, so there is a copy to return to. Ask how often, and how long each is kept.',
        ne: 'ब्याकअप समय तालिकाअनुसार हुन्छ, त्यसैले परेका बेला फर्काउन मिल्ने प्रतिलिपि हुन्छ। कति कति समयमा लिइन्छ र कहिलेसम्म राखिन्छ भनी सोध्नुहोस्।',
        pending: true,
      },
    },
    {
      name: { en: 'Multi-branch use', ne: 'धेरै शाखाबाट चलाउन मिल्ने' },
      desc: {
        en: 'Head office and branches see the same balance at the same time.',
        ne: 'केन्द्रीय कार्यालय र शाखाले एकै समयमा एउटै मौज्दात देख्छन्।',
      },
    },
    {
      name: { en: 'Access from anywhere', ne: 'जहाँबाट पनि खोल्न मिल्ने' },
      desc: {
        en: 'An internet connection and a user account with permission are enough.',
        ne: 'इन्टरनेट र अनुमति पाएको प्रयोगकर्ता खाता भए पुग्छ।',
      },
    },
    {
      name: { en: 'Easy maintenance', ne: 'मर्मतसम्भार सजिलो' },
      desc: {
        en: 'Updates are made once, on the server, not on each computer in turn.',
        ne: 'अपडेट सर्भरमा एकै पटक हुन्छ, पालैपालो हरेक कम्प्युटरमा गर्नुपर्दैन।',
      },
    },
    {
      name: { en: 'Multi-sharing', ne: 'धेरैले एकैसाथ चलाउन मिल्ने' },
      desc: {
        en: 'Several users work at once, each within the role given to them.',
        ne: 'धेरै प्रयोगकर्ताले एकैसाथ काम गर्छन्, तर हरेकले आफूलाई तोकिएको काम मात्र गर्न पाउँछन्।',
      },
    },
    {
      name: { en: 'When the internet is down', ne: 'इन्टरनेट नचल्दा' },
      desc: {
        en: 'Without internet the server cannot be reached. A second line, such as mobile data, keeps a counter working. Agree with us beforehand how paper slips are entered when both fail.',
        ne: 'इन्टरनेट नभई सर्भर खुल्दैन। मोबाइल डाटाजस्तो दोस्रो लाइन भए काउन्टर चलिरहन्छ। दुवै नचल्दा कागजमा लेखेको कारोबार पछि कसरी प्रविष्ट गर्ने भन्ने हामीसँग पहिल्यै तय गर्नुहोस्।',
        pending: true,
      },
    },
  ],
  screen: 'service-centres',
  questions: [
    {
      question: { en: 'Where is our data, and who can read it?', ne: 'डाटा कहाँ रहन्छ, कसले हेर्न सक्छ?' },
      answer: {
        en: 'Ask for the country and the company of the server, who holds its passwords, and who can read a backup.',
        ne: 'सर्भर कुन देशमा र कुन कम्पनीको हो, पासवर्ड कसको हातमा हुन्छ र ब्याकअप कसले हेर्न सक्छ भनी सोध्नुहोस्।',
      },
    },
    {
      question: { en: 'What if we leave?', ne: 'छाड्नुपरे के पाइन्छ?' },
      answer: {
        en: 'The contract names the files you get. Before you sign, see one of them open in another program.',
        ne: 'कुन कुन फाइल पाइन्छ भन्ने सम्झौतामा लेखिन्छ। सम्झौता गर्नुअघि एउटा फाइल अर्को सफ्टवेयरमा खोलेर हेर्नुहोस्।',
        pending: true,
      },
    },
  ],
  contactTitle: {
    en: 'Ask what it takes to move your books to a hosted server',
    ne: 'हिसाबकिताब क्लाउड सर्भरमा सार्ने तरिका सोध्नुहोस्',
  },
} satisfies ServiceInput

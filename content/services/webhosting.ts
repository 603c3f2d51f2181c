import type { ServiceInput } from '../schema'

export default {
  pageName: { en: 'Web Hosting', ne: 'वेब होस्टिङ' },
  titleWords: { en: 'domain and email in Nepal', ne: 'नेपालका वेबसाइटका लागि डोमेन र इमेल' },
  cardName: { en: 'Web Hosting', ne: 'वेब होस्टिङ' },
  cardText: {
    en: 'Hosting, domain and email, all three looked after by one office.',
    ne: 'होस्टिङ, डोमेन र इमेल, तीनै सेवा एउटै कार्यालयको जिम्मामा।',
    pending: true,
  },
  description: {
    en: 'Web hosting in Nepal with domain, email and basic SEO for co-operatives and companies, looked after by one office.',
    ne: 'नेपालका सहकारी र कम्पनीका लागि वेब होस्टिङ, डोमेन, इमेल र आधारभूत एसईओ, एउटै कार्यालयको जिम्मामा।',
    pending: true,
  },
  positioning: {
    en: 'Hosting, domain and email, looked after by one office.',
    ne: 'होस्टिङ, डोमेन र इमेल एउटै कार्यालयको जिम्मामा।',
    pending: true,
  },
  intro: {
    en: 'We host websites for co-operatives and companies. We keep track of the domain’s expiry date, and repair the site when something goes wrong.',
    ne: 'हामी सहकारी र कम्पनीका वेबसाइट होस्ट गर्छौँ। डोमेनको म्याद कहिले सकिन्छ भन्नेमा ध्यान दिन्छौँ र वेबसाइटमा केही बिग्रियो भने हामी नै मिलाउँछौँ।',
    pending: true,
  },
  points: [
    {
      name: { en: 'Attractive UI', ne: 'आकर्षक रूप' },
      desc: {
        en: 'After a move we compare each page with the old one, on a phone and a computer.',
        ne: 'पुरानो वेबसाइट हामीकहाँ सार्दा हरेक पृष्ठ फोन र कम्प्युटरमा खोलेर पुरानोसँग तुलना गर्छौँ।',
        pending: true,
      },
    },
    {
      name: { en: 'Timely delivery', ne: 'समयमै हस्तान्तरण' },
      desc: {
        en: 'Your site goes online on the agreed date. We remind you before the domain expires.',
        ne: 'तय भएकै मितिमा वेबसाइट अनलाइन हुन्छ। डोमेनको म्याद सकिनुअघि नै सम्झाउँछौँ।',
        pending: true,
      },
    },
    {
      name: { en: 'User friendly', ne: 'प्रयोगकर्तामैत्री' },
      desc: {
        en: 'You need not know about hosting: one office looks after domain, space and email.',
        ne: 'होस्टिङका प्राविधिक कुरा जान्नुपर्दैन। डोमेन, स्पेस र इमेल, सबै एउटै कार्यालयले हेर्छ।',
        pending: true,
      },
    },
    {
      name: { en: 'Quality product', ne: 'गुणस्तरीय काम' },
      desc: {
        en: 'We keep a copy of the site, so that a broken page can be brought back.',
        ne: 'वेबसाइटको प्रतिलिपि राख्छौँ, त्यसैले बिग्रेको पृष्ठ फर्काउन मिल्छ।',
        pending: true,
      },
    },
    {
      name: { en: 'SEO', ne: 'एसईओ' },
      desc: {
        en: 'The site has one address, with https, and can be found by search engines.',
        ne: 'वेबसाइट https भएको एउटै ठेगानामा चल्छ र सर्च इन्जिनमा भेटिन्छ।',
        pending: true,
      },
    },
  ],
  screen: 'renewal-card',
  questions: [
    {
      question: { en: 'In whose name is the domain?', ne: 'डोमेन कसको नाममा दर्ता हुन्छ?' },
      answer: {
        en: 'It must be in the name of your institution: ask to see it, and keep the password of the registry yourselves.',
        ne: 'आफ्नै संस्थाको नाममा हुनुपर्छ। देखाउन लगाउनुहोस् र दर्ता खाताको पासवर्ड आफैँ राख्नुहोस्।',
      },
    },
    {
      question: { en: 'What is copied, and how often?', ne: 'के केको प्रतिलिपि कति कति समयमा लिइन्छ?' },
      answer: {
        en: 'Ask whether the site and the mailboxes are copied, how long a copy is kept, and how soon one is brought back.',
        ne: 'वेबसाइट र इमेल दुवैको प्रतिलिपि राखिन्छ कि राखिँदैन, कहिलेसम्म राखिन्छ र कति समयमा फर्काइन्छ भनी सोध्नुहोस्।',
      },
    },
  ],
  contactTitle: { en: 'Ask us to look after your website', ne: 'तपाईंको वेबसाइटको हेरचाह हामीलाई सुम्पनुहोस्' },
} satisfies ServiceInput

import type { ServiceInput } from '../schema'

export default {
  pageName: { en: 'Web Hosting', ne: 'वेब होस्टिङ' },
  cardName: { en: 'Web Hosting', ne: 'वेब होस्टिङ' },
  cardText: {
    en: 'Hosting, domain and email kept by the people who built your site.',
    ne: 'तपाईंको वेबसाइट बनाउनेहरूकै हेरचाहमा होस्टिङ, डोमेन र इमेल।',
  },
  description: {
    en: 'Web hosting with domain, email and search basics looked after by the people who built the site.',
    ne: 'वेबसाइट बनाउनेहरूकै हेरचाहमा वेब होस्टिङ, साथै डोमेन, इमेल र सर्च इन्जिनका आधारभूत काम।',
  },
  line: {
    en: 'Hosting, domain and email, kept by the people who built the site.',
    ne: 'वेबसाइट बनाउनेहरूकै हेरचाहमा होस्टिङ, डोमेन र इमेल।',
  },
  intro: {
    en: 'We host sites for co-operatives and companies, renew the domain in time, and put things right when something is wrong.',
    ne: 'हामी सहकारी र कम्पनीका वेबसाइट होस्ट गर्छौं, डोमेनको म्याद सकिनुअघि नै नवीकरण गर्छौं, र वेबसाइटमा केही बिग्रियो भने हामी नै मिलाउँछौं।',
    pending: true,
  },
  points: [
    {
      name: { en: 'Attractive UI', ne: 'आकर्षक रूप' },
      desc: {
        en: 'Your pages keep their look: we host them as they were designed.',
        ne: 'पृष्ठको रूप उही रहन्छ: जस्तो डिजाइन छ, त्यस्तै होस्ट गर्छौं।',
        pending: true,
      },
    },
    {
      name: { en: 'Timely delivery', ne: 'समयमै हस्तान्तरण' },
      desc: {
        en: 'Domain and certificate are renewed before their last day.',
        ne: 'डोमेन र सुरक्षा प्रमाणपत्र म्याद सकिनुअघि नै नवीकरण गर्छौं।',
        pending: true,
      },
    },
    {
      name: { en: 'User friendly', ne: 'प्रयोगकर्तामैत्री' },
      desc: {
        en: 'One office to call for domain, space, email and passwords.',
        ne: 'डोमेन, स्पेस, इमेल र पासवर्ड, सबैका लागि एउटै कार्यालयमा फोन गर्नुहोस्।',
        pending: true,
      },
    },
    {
      name: { en: 'Quality product', ne: 'गुणस्तरीय काम' },
      desc: {
        en: 'A copy of the site is kept, so that a broken page comes back.',
        ne: 'वेबसाइटको प्रतिलिपि राख्छौं, त्यसैले बिग्रेको पृष्ठ फर्काउन मिल्छ।',
        pending: true,
      },
    },
    {
      name: { en: 'SEO', ne: 'एसईओ' },
      desc: {
        en: 'The site stays at one address with https, as search engines ask.',
        ne: 'सर्च इन्जिनले चाहेजस्तै वेबसाइट https भएको एउटै ठेगानामा रहन्छ।',
        pending: true,
      },
    },
  ],
  screen: 'renewal-card',
  closing: { en: 'Ask us to look after your website', ne: 'तपाईंको वेबसाइटको हेरचाह हामीलाई सुम्पनुहोस्' },
} satisfies ServiceInput

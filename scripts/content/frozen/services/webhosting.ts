import type { ServiceInput } from '../schema'

export default {
  pageName: { en: 'Web Hosting', ne: 'वेब होस्टिङ' },
  cardName: { en: 'Web Hosting', ne: 'वेब होस्टिङ' },
  cardText: { en: 'Hosting, domain and e-mail kept by the people who built your site.', ne: 'होस्टिङ, डोमेन र इमेल साइट बनाउनेहरूकै जिम्मामा।' },
  description: {
    en: 'Web hosting with domain, e-mail and search basics looked after by the people who built the site.', ne: 'डोमेन, इमेल र खोजीका आधारभूत कुरासहितको वेब होस्टिङ, साइट बनाउनेहरूले नै हेरचाह गर्छन्।',
  },
  line: { en: 'Hosting, domain and e-mail, kept by the people who built the site.', ne: 'होस्टिङ, डोमेन र इमेल, साइट बनाउनेहरूकै जिम्मामा।' },
  intro: {
    en: 'A website needs somewhere to live and someone to look after it. We host sites for co-operatives and companies, renew the domain in time, and put things right when something is wrong.', ne: 'वेबसाइटलाई बस्ने ठाउँ र हेर्ने मान्छे चाहिन्छ। हामी सहकारी र कम्पनीका साइट राख्छौँ, डोमेन समयमै नवीकरण गर्छौँ, र केही बिग्रे मिलाउँछौँ।',
    pending: true,
  },
  points: [
    {
      name: { en: 'Attractive UI', ne: 'आकर्षक रूप' },
      desc: { en: 'Pages that are easy to read on the phone and at the desk.', ne: 'फोन र टेबल दुवैमा सजिलै पढिने पृष्ठ।' },
    },
    {
      name: { en: 'Timely delivery', ne: 'समयमै हस्तान्तरण' },
      desc: { en: 'On-line on the agreed date.', ne: 'तोकेको मितिमै अनलाइन।' },
    },
    {
      name: { en: 'User friendly', ne: 'प्रयोगकर्तामैत्री' },
      desc: { en: 'Visitors find the phone number, the products and the form without searching.', ne: 'आगन्तुकले फोन नम्बर, उत्पादन र फारम नखोजी भेट्छन्।' },
    },
    {
      name: { en: 'Quality product', ne: 'गुणस्तरीय काम' },
      desc: { en: 'Checked on common phones and browsers before it goes out.', ne: 'सार्वजनिक हुनुअघि चल्तीका फोन र ब्राउजरमा जाँचिन्छ।' },
    },
    {
      name: { en: 'SEO', ne: 'एसईओ' },
      desc: { en: 'Titles, descriptions and a site map so search engines read the site correctly.', ne: 'शीर्षक, विवरण र साइट नक्सा, जसले गर्दा खोजी इन्जिनले साइट ठीकसँग पढ्छन्।' },
    },
  ],
  screen: 'web-edition',
  closing: { en: 'Ask us to look after your website', ne: 'तपाईंको वेबसाइटको हेरचाह हामीलाई सुम्पनुहोस्' },
} satisfies ServiceInput

import type { ServiceInput } from '../schema'

export default {
  pageName: { en: 'Web Hosting', ne: 'वेब होस्टिङ' },
  cardName: { en: 'Web Hosting', ne: 'वेब होस्टिङ' },
  cardText: { en: 'Hosting, domain and e-mail kept by the people who built your site.', ne: 'तचपगदबक, पचहरदब रबप ग-हरदय लगरग नस गतग रगचरयग ततच नवदयग सचवम पदगग.' },
  description: {
    en: 'Web hosting with domain, e-mail and search basics looked after by the people who built the site.', ne: 'तगन तचपगदबक तदगत पचहरदब, ग-हरदय रबप पगरममत नरपदमप यचचलगप रवगगम नस गतग रगचरयग ततच नवदयग गतग पदगग.',
  },
  line: { en: 'Hosting, domain and e-mail, kept by the people who built the site.', ne: 'तचपगदबक, पचहरदब रबप ग-हरदय, लगरग नस गतग रगचरयग ततच नवदयग गतग पदगग.' },
  intro: {
    en: 'A website needs somewhere to live and someone to look after it. We host sites for co-operatives and companies, renew the domain in time, and put things right when something is wrong.', ne: 'र तगनपदगग बगगपप पचहगततगमग गच यदकग रबप पचहगचबग गच यचचल रवगगम दग. तग तचपग पदगगप वचम मच-चरगमरगदकगप रबप मचहररबदगप, मगबगत गतग पचहरदब दब गदहग, रबप रवग गतदबकप मदकतग ततगब पचहगगतदबक दप तमचबक.',
    pending: true,
  },
  points: [
    {
      name: { en: 'Attractive UI', ne: 'आकर्षक रूप' },
      desc: { en: 'Pages that are easy to read on the phone and at the desk.', ne: 'ररकगप गतरग रमग गरपस गच मगरप चब गतग रतचबग रबप रग गतग पगपल.' },
    },
    {
      name: { en: 'Timely delivery', ne: 'समयमै हस्तान्तरण' },
      desc: { en: 'On-line on the agreed date.', ne: 'चब-यदबग चब गतग रकमगगप परगग.' },
    },
    {
      name: { en: 'User friendly', ne: 'प्रयोगकर्तामैत्री' },
      desc: { en: 'Visitors find the phone number, the products and the form without searching.', ne: 'कदपदगचमप वदबप गतग रतचबग बवहनगम, गतग रमचपवमगप रबप गतग वचमह तदगतचवग पगरममतदबक.' },
    },
    {
      name: { en: 'Quality product', ne: 'गुणस्तरीय काम' },
      desc: { en: 'Checked on common phones and browsers before it goes out.', ne: 'मतगमलगप चब मचहहचब रतचबगप रबप नमचतपगमप नगवचमग दग कचगप चवग.' },
    },
    {
      name: { en: 'SEO', ne: 'एसईओ' },
      desc: { en: 'Titles, descriptions and a site map so search engines read the site correctly.', ne: 'गदगयगप, पगपममदरगदचबप रबप र पदगग हरर पच पगरममत गबकदबगप मगरप गतग पदगग मचममगमगयस.' },
    },
  ],
  screen: 'web-edition',
  closing: { en: 'Ask us to look after your website', ne: 'तपाईंको वेबसाइटको हेरचाह हामीलाई सुम्पनुहोस्' },
} satisfies ServiceInput

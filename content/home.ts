import type { HomeInput } from './schema'

export default {
  pageName: { en: 'Home' },
  heading: { en: 'Banking and accounting software for Nepal’s co-operatives' },
  description: {
    en: 'Banking and accounting software for Nepal’s savings and credit, dairy and market co-operatives, microfinance institutions and traders. Since 2005.',
  },
  slides: [
    {
      eyebrow: { en: 'For savings and credit co-operatives' },
      title: { en: 'New and upgraded: Gold Plus' },
      description: { en: 'It keeps deposits, loans and the daily collection in one charkhata ledger.' },
      secondDescription: { en: 'Tax, closing and reports follow the Nepali calendar.' },
      alt: { en: 'Gold Plus daily collection sheet with BS dates and member numbers (sample data)' },
      screen: 'daily-collection',
    },
    {
      eyebrow: { en: 'Web edition' },
      title: { en: 'Now on the web' },
      description: {
        en: 'The desktop software has a web version. Open it in a browser, at the counter or at head office.',
      },
      secondDescription: { en: 'Each person signs in with a role, and with a second step.' },
      alt: { en: 'Web version of the co-operative software open in a browser (sample data)' },
      screen: 'web-edition',
    },
    {
      eyebrow: { en: 'Open to every branch' },
      title: { en: 'Cloud service, secure and fast' },
      description: { en: 'Keep your books on a hosted server instead of the office computer.' },
      secondDescription: { en: 'Branches work on the same data, and backups are taken on schedule.' },
      alt: { en: 'Diagram: three branches (service centres) connected to one server' },
      screen: 'service-centres',
    },
    {
      eyebrow: { en: 'For the daily round' },
      title: { en: 'The co-operative market collection app' },
      description: {
        en: 'Your market representative (collector) enters each deposit on an Android phone. The office receives the round without retyping it.',
        pending: true,
      },
      secondDescription: { en: 'Member and office see the same figure.', pending: true },
      alt: { en: 'Phone showing a collection round with member numbers and amounts (sample data)' },
      screen: 'collection-round',
    },
    {
      alt: { en: 'Co-operative banking, dairy, market and microfinance software: overview of the products' },
    },
  ],
  stats: [
    { figure: { en: '1500+' }, label: { en: 'Clients' } },
    { figure: { en: '15+' }, label: { en: 'Products' } },
    { figure: { en: '7' }, label: { en: 'Provinces' } },
  ],
  intro: {
    title: { en: 'Co-operative BANKING Simplified' },
    highlight: { en: 'BANKING' },
    screen: 'one-entry',
    text: {
      en: 'A member pays a daily saving, a loan instalment, or for a bag of rice on account. The clerk enters the amount once, on the Nepali date and under the right head. From that one entry come the passbook, the ledger, the closing and the report. We have built such packages for Nepal’s co-operatives since 2005.',
    },
  },
  products: {
    title: { en: 'Our Products' },
    tagline: { en: 'We Offer Our Best Co-operative Softwares' },
  },
  services: {
    title: { en: 'Our Services' },
    tagline: { en: 'We Offer You Our Best Services' },
  },
  partners: {
    title: { en: 'Our Partners' },
    tagline: { en: 'The companies we work with' },
    sampleNote: { en: 'Roles, not names: our partners will be named here once they have agreed.' },
    shown: true,
    items: [
      { partnerID: 1, partnerName: { en: 'SMS partner' }, pending: true },
      { partnerID: 2, partnerName: { en: 'Hosting partner' }, pending: true },
      { partnerID: 3, partnerName: { en: 'Mobile banking partner' }, pending: true },
      { partnerID: 4, partnerName: { en: 'Training partner' }, pending: true },
      { partnerID: 5, partnerName: { en: 'Hardware partner' }, pending: true },
      { partnerID: 6, partnerName: { en: 'Domain registry partner' }, pending: true },
    ],
  },
  testimonials: {
    title: { en: 'What our clients say' },
    tagline: { en: 'How co-operatives work with our software' },
    sampleNote: { en: 'Sample text: it stands here until our clients’ own words arrive.' },
    shown: true,
    items: [
      {
        testimonialsID: 1,
        message: { en: 'Sample text. We close the day when the counter closes; the ledger is already in order.' },
        coopName: { en: 'Sample savings and credit co-operative' },
        pending: true,
      },
      {
        testimonialsID: 2,
        message: {
          en: 'Sample text. Farmers see litres, fat and SNF on the slip, so payment day has become a quiet day.',
        },
        coopName: { en: 'Sample dairy co-operative' },
        pending: true,
      },
      {
        testimonialsID: 3,
        message: { en: 'Sample text. When we call the branch office, somebody comes.' },
        coopName: { en: 'Sample multipurpose co-operative' },
        pending: true,
      },
    ],
  },
  notice: {
    open: false,
    subject: { en: 'BANCOS' },
    content: { en: 'Banking software for co-operatives. See what it does.' },
    path: '/products/bancos',
    linkLabel: { en: 'See BANCOS' },
  },
} satisfies HomeInput

import type { HomeInput } from './schema'

export default {
  pageName: { en: 'Home' },
  heading: { en: 'Banking and accounting software for Nepal’s co-operatives' },
  description: {
    en: 'Banking and accounting software for Nepal’s savings and credit, dairy and market co-operatives, microfinance institutions and traders. Since 2005.',
  },
  slides: [
    {
      eyebrow: { en: 'New and upgraded' },
      title: { en: 'Gold Plus, the banking package co-operatives know' },
      description: { en: 'Deposits, loans and charkhata accounts in one system.' },
      secondDescription: { en: 'Tax, closing and reports follow the Nepali calendar.' },
      alt: { en: 'Gold Plus daily collection sheet with BS dates and member numbers (sample data)' },
      screen: 'daily-collection',
    },
    {
      eyebrow: { en: 'Web edition' },
      title: { en: 'Now on the web' },
      description: {
        en: 'The desktop software has a web version. Open it in a browser, from the counter or from head office.',
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
      alt: { en: 'Diagram: three service centres connected to one server' },
      screen: 'service-centres',
    },
    {
      eyebrow: { en: 'For the daily round' },
      title: { en: 'Collection app for Android' },
      description: {
        en: 'Your market representative enters each deposit at the member’s door. The office receives the round without retyping it.',
        pending: true,
      },
      secondDescription: { en: 'Less copying in the evening, fewer mistakes in the passbook.' },
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
    text: {
      en: 'A co-operative’s day is made of small amounts: a daily saving from the bazaar, a loan instalment, a litre of milk, a bag of rice on account. Our software records each of them once, on the Nepali date, under the right head, and carries it through to the passbook, the ledger, the closing and the report. Since 2005 we have built these packages for Nepal’s co-operatives, with offices near enough to come when something needs looking at.',
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
    sampleNote: { en: 'Sample texts: they stand here until our clients’ own words arrive.' },
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

import type { ServiceInput } from '../schema'

export default {
  pageName: { en: 'Web Hosting' },
  cardName: { en: 'Web Hosting' },
  cardText: { en: 'Hosting, domain and email kept by the people who built your site.' },
  description: {
    en: 'Web hosting with domain, email and search basics looked after by the people who built the site.',
  },
  line: { en: 'Hosting, domain and email, kept by the people who built the site.' },
  intro: {
    en: 'We host sites for co-operatives and companies, renew the domain in time, and put things right when something is wrong.',
    pending: true,
  },
  points: [
    {
      name: { en: 'Attractive UI' },
      desc: { en: 'Pages that are easy to read on the phone and at the desk.', pending: true },
    },
    {
      name: { en: 'Timely delivery' },
      desc: { en: 'Online on the agreed date.', pending: true },
    },
    {
      name: { en: 'User friendly' },
      desc: { en: 'Visitors find the phone number, the products and the form without searching.', pending: true },
    },
    {
      name: { en: 'Quality product' },
      desc: { en: 'Checked on common phones and browsers before it goes out.', pending: true },
    },
    {
      name: { en: 'SEO' },
      desc: { en: 'Titles, descriptions and a site map so search engines read the site correctly.', pending: true },
    },
  ],
  screen: 'web-edition',
  closing: { en: 'Ask us to look after your website' },
} satisfies ServiceInput

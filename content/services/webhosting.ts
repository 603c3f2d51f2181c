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
      desc: { en: 'Your pages keep their look: we host them as they were designed.', pending: true },
    },
    {
      name: { en: 'Timely delivery' },
      desc: { en: 'Domain and certificate are renewed before their last day.', pending: true },
    },
    {
      name: { en: 'User friendly' },
      desc: { en: 'One office to call for domain, space, email and passwords.', pending: true },
    },
    {
      name: { en: 'Quality product' },
      desc: { en: 'A copy of the site is kept, so that a broken page comes back.', pending: true },
    },
    {
      name: { en: 'SEO' },
      desc: { en: 'The site stays at one address with https, as search engines ask.', pending: true },
    },
  ],
  screen: 'renewal-card',
  closing: { en: 'Ask us to look after your website' },
} satisfies ServiceInput

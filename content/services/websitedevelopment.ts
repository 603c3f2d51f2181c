import type { ServiceInput } from '../schema'

export default {
  pageName: { en: 'Website Development' },
  cardName: { en: 'Website Developments' },
  cardText: {
    en: 'Websites by an IT company in Nepal that also knows co-operatives: six packages, static or dynamic.',
  },
  description: { en: 'Six website packages, from a five-page static site to a dynamic site with e-commerce.' },
  line: { en: 'A website of the size you need, in six packages.' },
  intro: {
    en: 'Choose static if the content changes a few times a year, dynamic if it changes often or has to remember people and orders. Each package says what it includes.',
  },
  points: [],
  screen: 'example-websites',
  tiers: [
    {
      name: { en: 'Static Basic' },
      desc: { en: 'A first website for a small office.' },
      items: [{ en: 'Logo and poster design' }, { en: 'Up to 5 pages' }],
    },
    {
      name: { en: 'Static Standard' },
      desc: { en: 'More room, and a layout that fits the phone.' },
      items: [{ en: 'Logo and poster design' }, { en: 'Up to 10 pages' }, { en: 'Responsive UI' }],
    },
    {
      name: { en: 'Static Premium' },
      desc: { en: 'The full static site, prepared for search engines.' },
      items: [{ en: 'Logo and poster design' }, { en: 'Up to 15 pages' }, { en: 'Responsive UI' }, { en: 'SEO' }],
    },
    {
      name: { en: 'Dynamic Basic' },
      desc: { en: 'Content from a database, so staff can change it.', pending: true },
      items: [{ en: 'Responsive UI' }, { en: 'SEO' }, { en: 'Database access' }],
    },
    {
      name: { en: 'Dynamic Standard' },
      desc: { en: 'Adds accounts for people who sign in.' },
      items: [{ en: 'Responsive UI' }, { en: 'SEO' }, { en: 'Database access' }, { en: 'Registration and login' }],
    },
    {
      name: { en: 'Dynamic Premium' },
      desc: { en: 'Adds design and selling online.' },
      items: [
        { en: 'Responsive UI' },
        { en: 'SEO' },
        { en: 'Database access' },
        { en: 'Registration and login' },
        { en: 'Logo and poster design' },
        { en: 'E-commerce' },
      ],
    },
  ],
  tiersNote: {
    en: 'A dash means that the package does without it: a static site keeps no data, so nobody can sign in or buy there.',
  },
  closing: { en: 'Tell us what your website should do' },
} satisfies ServiceInput

import type { ScreenInput } from '../schema'

export default {
  kind: 'websites',
  caption: {
    en: 'Two example websites of one co-operative: a static page, and a dynamic page for a member who has signed in',
  },
  title: { en: 'One co-operative, two kinds of website' },
  pages: [
    {
      id: 'static',
      label: { en: 'Static: every visitor sees the same page' },
      address: 'coop.example',
      menu: [{ en: 'Home' }, { en: 'About us' }, { en: 'Savings' }, { en: 'Contact' }],
      heading: { en: 'Sample savings co-operative' },
      text: { en: 'A page to read: it changes when we change it for you.' },
      blocks: [
        { title: { en: 'Who we are' }, text: { en: 'The board, the office and its history.' } },
        { title: { en: 'What we offer' }, text: { en: 'Savings and loans, each with its terms.' } },
        { title: { en: 'Where we are' }, text: { en: 'Address, telephone number and a map.' } },
      ],
    },
    {
      id: 'dynamic',
      label: { en: 'Dynamic: staff change it, and members sign in' },
      address: 'coop.example/notices',
      menu: [{ en: 'Notices' }, { en: 'My forms' }, { en: 'Shop' }, { en: 'Sign out' }],
      heading: { en: 'Welcome, member 0412' },
      text: { en: 'A page that works: it keeps notices, people and orders in a database.' },
      blocks: [
        {
          title: { en: 'Newest notice, 2082-04-15' },
          text: { en: 'The general assembly is on 2082-05-12. Written by the office.' },
        },
        { title: { en: 'Your loan form' }, text: { en: 'Received on 2082-04-12. Being read.' } },
        { title: { en: 'Your order' }, text: { en: 'Two items, ready at the counter.' } },
      ],
    },
  ],
} satisfies ScreenInput

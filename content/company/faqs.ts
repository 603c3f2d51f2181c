import type { FaqsInput } from '../schema'

export default {
  pageName: { en: 'FAQs' },
  description: { en: 'Answers on starting the software, passwords, prices, branches and training.' },
  heading: { en: 'Frequently asked questions' },
  intro: { en: 'Answers on starting the software, passwords, prices, branches and training.' },
  items: [
    {
      id: 'client-computer',
      question: { en: 'The software does not open on our client computer. What should we check?' },
      answer: {
        en: 'First check that the server computer is switched on and that the network cable or Wi-Fi is connected. Then look at the server name on the login screen: it must be exactly the name of your server. If both are right and the software still does not open, call the nearest office.',
      },
    },
    {
      id: 'forgotten-password',
      question: { en: 'I have forgotten my password.' },
      answer: {
        en: 'For safety, passwords are not sent by email or through this website. Contact the nearest office; after confirming who you are, we will help your institution set a new one.',
        pending: true,
      },
    },
    {
      id: 'price',
      question: { en: 'What does the software cost?' },
      answer: {
        en: 'It depends on the package, the number of branches and the services you choose. Fill in the contact form and we will send a quotation; after that we arrange a demo.',
      },
    },
    {
      id: 'new-banking-product',
      question: { en: 'Do you have a new banking product?' },
      answer: {
        en: 'Yes. A new banking product is in testing. Leave your details through the contact form and we will tell you when it is ready.',
      },
    },
    {
      id: 'branch',
      question: { en: 'A branch cannot open the software. Why?' },
      answer: {
        en: 'Branches reach the data through the server, and the server needs internet. Check the connection at the server’s office first, then at the branch.',
      },
    },
    {
      id: 'training',
      question: { en: 'Do you train our staff?' },
      answer: { en: 'Yes. Contact the office and we will arrange training.' },
    },
    {
      id: 'attendance',
      question: { en: 'Is there an attendance system?' },
      answer: { en: 'Not at present.' },
    },
    {
      id: 'reports',
      question: { en: 'Are reports available in Nepali, and which reports are included?' },
      answer: {
        en: 'Yes. Reports are in Nepali and English. There are the day book, ledgers and statements, and reports for NRB, COPOMIS, GoAML, PEARLS and MIS.',
        pending: true,
      },
    },
  ],
  closing: { en: 'Still stuck? Call the nearest office' },
} satisfies FaqsInput

import type { ScreenInput } from '../schema'

export default {
  kind: 'websites',
  caption: {
    en: 'Two example websites of one co-operative: a static page, and a dynamic page for a member who has signed in',
    ne: 'एउटै सहकारीका दुई नमुना वेबसाइट: एउटा स्ट्याटिक पृष्ठ, अर्को लगइन गरेका सदस्यका लागि डाइनामिक पृष्ठ',
  },
  title: { en: 'One co-operative, two kinds of website', ne: 'एउटै सहकारी, दुई थरी वेबसाइट' },
  pages: [
    {
      id: 'static',
      label: { en: 'Static: every visitor sees the same page', ne: 'स्ट्याटिक: सबैले एउटै पृष्ठ देख्छन्' },
      address: 'coop.example',
      menu: [
        { en: 'Home', ne: 'गृहपृष्ठ' },
        { en: 'About us', ne: 'हाम्रो बारेमा' },
        { en: 'Savings', ne: 'बचत' },
        { en: 'Contact', ne: 'सम्पर्क' },
      ],
      heading: { en: 'Sample savings co-operative', ne: 'नमुना बचत सहकारी' },
      text: {
        en: 'A page to read: it changes when we change it for you.',
        ne: 'हेर्न मात्र मिल्ने वेबसाइट। सामग्री फेर्नुपर्दा हामी फेरिदिन्छौँ।',
      },
      blocks: [
        {
          title: { en: 'Who we are', ne: 'हाम्रो परिचय' },
          text: { en: 'The board, the office and its history.', ne: 'सञ्चालक समिति, कार्यालय र संस्थाको इतिहास।' },
        },
        {
          title: { en: 'What we offer', ne: 'हाम्रा सेवा' },
          text: { en: 'Savings and loans, each with its terms.', ne: 'बचत र ऋणका योजना र तिनका सर्त।' },
        },
        {
          title: { en: 'Where we are', ne: 'हामी कहाँ छौँ' },
          text: { en: 'Address, telephone number and a map.', ne: 'ठेगाना, फोन नम्बर र नक्सा।' },
        },
      ],
    },
    {
      id: 'dynamic',
      label: { en: 'Dynamic: staff change it, and members sign in', ne: 'डाइनामिक: कर्मचारीले फेर्छन्, सदस्यले लगइन गर्छन्' },
      address: 'coop.example/notices',
      menu: [
        { en: 'Notices', ne: 'सूचना' },
        { en: 'My forms', ne: 'मेरा फारम' },
        { en: 'Shop', ne: 'पसल' },
        { en: 'Sign out', ne: 'लगआउट' },
      ],
      heading: { en: 'Welcome, member 0412', ne: 'स्वागत छ, सदस्य ०४१२' },
      text: {
        en: 'A page for doing things: it keeps notices, members and orders in a database.',
        ne: 'लगइन गरेर काम गर्न मिल्ने वेबसाइट। सूचना, सदस्य र अर्डरको विवरण डाटाबेसमा रहन्छ।',
      },
      blocks: [
        {
          title: { en: 'Newest notice, {year}-04-15', ne: 'ताजा सूचना, {year}-०४-१५' },
          text: {
            en: 'The general assembly is on {year}-05-12. Written by the office.',
            ne: 'साधारण सभा {year}-०५-१२ मा हुनेछ। सूचना राख्ने: कार्यालय।',
          },
        },
        {
          title: { en: 'Your loan form', ne: 'तपाईंको ऋण फारम' },
          text: { en: 'Received on {year}-04-12. Under review.', ne: '{year}-०४-१२ मा प्राप्त भयो। जाँच हुँदै छ।' },
        },
        {
          title: { en: 'Your order', ne: 'तपाईंको अर्डर' },
          text: { en: 'Two items, ready at the counter.', ne: 'दुई सामान काउन्टरमा तयार छन्।' },
        },
      ],
    },
  ],
} satisfies ScreenInput

import type { ServiceInput } from '../schema'

export default {
  pageName: { en: 'Mobile Banking', ne: 'मोबाइल बैंकिङ' },
  cardName: { en: 'Mobile Banking', ne: 'मोबाइल बैंकिङ' },
  cardText: { en: 'Members look at their accounts on their own phones.', ne: 'सदस्यले आफ्नो खाता आफ्नै फोनमा हेर्छन्।' },
  description: {
    en: 'Mobile banking for the members of your co-operative, connected to the accounts you already keep.',
    ne: 'तपाईंको सहकारीका सदस्यका लागि मोबाइल बैंकिङ, तपाईंले राख्दै आएकै खातासँग जोडिएको।',
  },
  line: { en: 'Your members’ accounts on their own phones.', ne: 'सदस्यको खाता, सदस्यकै मोबाइलमा।' },
  intro: {
    en: 'Members of your co-operative look at their savings and loans without coming to the counter. The figure on the phone is the figure in the ledger. Members sign in with their own number and PIN. Tell us which package you use and we will explain what can be connected.',
    ne: 'तपाईंको सहकारीका सदस्यले काउन्टरमा नआईकनै आफ्नो बचत र ऋण हेर्छन्। फोनमा देखिने अंक खाता बहीकै अंक हो। सदस्यले आफ्नै नम्बर र पिनले लगइन गर्छन्। कुन प्याकेज चलाउनुहुन्छ, भन्नुहोस्; के के जोड्न सकिन्छ, हामी बताउँछौँ।',
    pending: true,
  },
  points: [
    {
      name: { en: 'For looking only', ne: 'हेर्न मात्र' },
      desc: {
        en: 'Members see balance, last entries and loans. No payment is made from the phone.',
        ne: 'सदस्यले मौज्दात, पछिल्ला प्रविष्टि र ऋण हेर्छन्। फोनबाट भुक्तानी हुँदैन।',
        pending: true,
      },
    },
    {
      name: { en: 'Registration', ne: 'दर्ता' },
      desc: {
        en: 'Your institution registers each member with a phone number. Ask us how the PIN is given.',
        ne: 'तपाईंको संस्थाले हरेक सदस्यलाई फोन नम्बरसहित दर्ता गर्छ। पिन कसरी दिइन्छ, हामीलाई सोध्नुहोस्।',
        pending: true,
      },
    },
    {
      name: { en: 'Lost phone, wrong PIN', ne: 'फोन हराउँदा, पिन नमिल्दा' },
      desc: {
        en: 'Ask us who locks the access, how fast, and how it is opened again.',
        ne: 'पहुँच कसले रोक्छ, कति चाँडो रोक्छ र फेरि कसरी खुल्छ, हामीलाई सोध्नुहोस्।',
        pending: true,
      },
    },
  ],
  screen: 'my-account',
  closing: { en: 'Ask what can be connected to your package', ne: 'तपाईंको प्याकेजमा के के जोड्न सकिन्छ, सोध्नुहोस्' },
} satisfies ServiceInput

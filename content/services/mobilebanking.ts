import type { ServiceInput } from '../schema'

export default {
  pageName: { en: 'Mobile Banking', ne: 'मोबाइल बैंकिङ' },
  titleWords: { en: 'for members of Nepal’s co-operatives', ne: 'सहकारीका सदस्यका लागि' },
  cardName: { en: 'Mobile Banking', ne: 'मोबाइल बैंकिङ' },
  cardText: {
    en: 'Members see their accounts on their own phones: a service of an IT company in Nepal.',
    ne: 'सदस्यले आफ्नो खाता आफ्नै फोनमा हेर्न पाउने सेवा।',
  },
  description: {
    en: 'Mobile banking for the members of your co-operative, connected to the accounts you already keep.',
    ne: 'तपाईंको सहकारीका सदस्यका लागि मोबाइल बैंकिङ। यो तपाईंले राख्दै आउनुभएकै खातासँग जोडिन्छ।',
    pending: true,
  },
  line: { en: 'Your members’ accounts on their own phones.', ne: 'सदस्यको खाता, सदस्यकै मोबाइलमा।' },
  intro: {
    en: 'Members of your co-operative look at their savings and loans on their own phones, without coming to the counter. The amount on the phone is the amount in your books. They sign in with a number that your institution has registered, and a PIN.',
    ne: 'सदस्यले काउन्टरमा नआईकनै आफ्नो बचत र ऋण आफ्नै फोनमा हेर्छन्। फोनमा देखिने रकम संस्थाको खातामा भएकै रकम हो। संस्थाले दर्ता गरेको फोन नम्बर र पिन राखेर लगइन गर्छन्।',
    pending: true,
  },
  points: [
    {
      name: { en: 'Payment by QR', ne: 'क्युआरबाट भुक्तानी' },
      desc: {
        en: 'Paying by QR or to a bank account needs a licensed payment network: the quotation names any that your package is connected to.',
        ne: 'क्युआरबाट वा बैंक खातामा भुक्तानी गर्न इजाजतपत्र पाएको भुक्तानी सञ्जाल चाहिन्छ। तपाईंको प्याकेज कुनै सञ्जालसँग जोडिएको भए त्यसको नाम कोटेसनमा हुन्छ।',
        pending: true,
      },
    },
    {
      name: { en: 'A lost phone', ne: 'फोन हराएमा' },
      desc: {
        en: 'A member who loses the phone should call the co-operative at once.',
        ne: 'फोन हराए सदस्यले तुरुन्तै सहकारीमा खबर गर्नुपर्छ।',
        pending: true,
      },
    },
  ],
  screen: 'my-account',
  closing: {
    en: 'Tell us which package you use, and we will explain what can be connected',
    ne: 'कुन प्याकेज चलाउनुहुन्छ, बताउनुहोस्। के के जोड्न मिल्छ, हामी बुझाउँछौँ',
  },
} satisfies ServiceInput

import type { ServiceInput } from '../schema'

export default {
  pageName: { en: 'Mobile Banking', ne: 'मोबाइल बैंकिङ' },
  titleWords: { en: 'for co-operatives in Nepal', ne: 'सहकारीका सदस्यका लागि' },
  cardName: { en: 'Mobile Banking', ne: 'मोबाइल बैंकिङ' },
  cardText: {
    en: 'A service with which members see their accounts on their own phones.',
    ne: 'सदस्यले आफ्नो खाता आफ्नै फोनमा हेर्न पाउने सेवा।',
  },
  description: {
    en: 'Mobile banking for the members of your co-operative, connected to the accounts you already keep.',
    ne: 'तपाईंको सहकारीका सदस्यका लागि मोबाइल बैंकिङ। यो तपाईंले राख्दै आउनुभएकै खातासँग जोडिन्छ।',
    pending: true,
  },
  positioning: { en: 'Your members’ accounts on their own phones.', ne: 'सदस्यको खाता, सदस्यकै मोबाइलमा।' },
  intro: {
    en: 'Members of your co-operative look at their savings and loans on their own phones, without coming to the counter. The amount on the phone is the amount in your books. They sign in with a number that your institution has registered, and a PIN.',
    ne: 'सदस्यले काउन्टरमा नआईकनै आफ्नो बचत र ऋण आफ्नै फोनमा हेर्छन्। फोनमा देखिने रकम संस्थाको खातामा भएकै रकम हो। संस्थाले दर्ता गरेको फोन नम्बर र पिन राखेर लगइन गर्छन्।',
    pending: true,
  },
  points: [],
  screen: 'my-account',
  questions: [
    {
      question: { en: 'Can a member pay by QR?', ne: 'क्युआरबाट भुक्तानी गर्न मिल्छ?' },
      answer: {
        en: 'Paying by QR or to a bank account goes through a payment network: ask which, if any, your package is connected to.',
        ne: 'क्युआरबाट वा बैंक खातामा तिर्दा रकम भुक्तानी सञ्जालमार्फत जान्छ। तपाईंको प्याकेज कुनै सञ्जालसँग जोडिएको छ कि छैन भनी सोध्नुहोस्।',
        pending: true,
      },
    },
    {
      question: { en: 'What if a phone is lost?', ne: 'फोन हराए के गर्ने?' },
      answer: {
        en: 'The member should call the co-operative at once. Ask who stops the access, and how fast.',
        ne: 'सदस्यले तुरुन्तै सहकारीमा खबर गर्नुपर्छ। त्यसपछि लगइन कसले र कति छिटो रोक्छ भनी सोध्नुहोस्।',
        pending: true,
      },
    },
    {
      question: { en: 'What can a member do on the phone?', ne: 'सदस्यले फोनबाट के के गर्न सक्छन्?' },
      answer: {
        en: 'Ask for the list: balance, statement, transfer, payment. In the demo sign in as a member.',
        ne: 'मौज्दात, विवरण, रकमान्तर र भुक्तानीमध्ये के के मिल्छ भन्ने सूची माग्नुहोस्। डेमोमा सदस्यकै रूपमा लगइन गरेर हेर्नुहोस्।',
      },
    },
    {
      question: { en: 'What does it cost, and who pays?', ne: 'कति लाग्छ, कसले तिर्छ?' },
      answer: {
        en: 'Ask what the institution pays each year, and what a member pays for a code by SMS or a payment.',
        ne: 'संस्थाले वर्षको कति तिर्छ अनि एसएमएस कोड वा भुक्तानीमा सदस्यलाई कति लाग्छ भनी सोध्नुहोस्।',
      },
    },
  ],
  contactTitle: {
    en: 'Tell us which package you use, and we will explain what can be connected',
    ne: 'तपाईंको प्याकेज बताउनुहोस्, के के जोड्न मिल्छ, हामी बुझाउँछौँ',
  },
} satisfies ServiceInput

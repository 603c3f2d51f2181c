import type { ServiceInput } from '../schema'

export default {
  pageName: { en: 'Android App Development', ne: 'एन्ड्रोइड एप निर्माण' },
  cardName: { en: 'Android App Development', ne: 'एन्ड्रोइड एप निर्माण' },
  cardText: {
    en: 'Android apps for collection rounds, member services and trade.',
    ne: 'संकलन फेरो, सदस्य सेवा र व्यापारका लागि एन्ड्रोइड एप।',
  },
  description: {
    en: 'Android apps for co-operatives and businesses, from collection rounds to member services.',
    ne: 'हामी सहकारी र व्यवसायका लागि एन्ड्रोइड एप बनाउँछौँ, बजारको संकलन फेरोदेखि सदस्य सेवासम्म।',
  },
  line: { en: 'Android apps for the counter, the round and the member.', ne: 'काउन्टर, संकलन र सदस्यका लागि एन्ड्रोइड एप।' },
  intro: {
    en: 'We build Android apps for co-operatives and businesses: the collection app of the market round, and apps for members and customers.',
    ne: 'हामी सहकारी र व्यवसायका लागि एन्ड्रोइड एप बनाउँछौँ: संकलन फेरोमा हिँड्ने बजार प्रतिनिधि (संकलक) का लागि संकलन एप, साथै सदस्य र ग्राहकका लागि एप।',
  },
  points: [
    {
      name: { en: 'Timely delivery', ne: 'समयमै हस्तान्तरण' },
      desc: {
        en: 'A dated plan, with a version to try on your own phones before the end.',
        ne: 'कहिले के दिने, मितिसहितको योजना बनाउँछौँ। काम सकिनुअघि एउटा संस्करण आफ्नै फोनमा चलाएर हेर्न पाउनुहुन्छ।',
      },
    },
    {
      name: { en: 'User friendly', ne: 'प्रयोगकर्तामैत्री' },
      desc: {
        en: 'Large keys and short steps, for people who work standing up and in the sun.',
        ne: 'घाममा, उभिई-उभिई काम गर्नेका लागि ठूला बटन र छोटा चरण।',
      },
    },
    {
      name: { en: 'Attractive features', ne: 'आकर्षक सुविधा' },
      desc: {
        en: 'Features chosen for the job: receipts, search by member number, daily totals.',
        ne: 'कामअनुसार छानेका सुविधा: रसिद, सदस्य नम्बरबाट खोजी, दिनको कुल रकम।',
        pending: true,
      },
    },
    {
      name: { en: 'Flexible price', ne: 'लचिलो मूल्य' },
      desc: { en: 'Priced by the screens and connections you need.', ne: 'चाहिने स्क्रिन र जोड्नुपर्ने प्रणालीअनुसार मूल्य पर्छ।' },
    },
  ],
  screen: 'collection-round',
  project: {
    title: { en: 'How a project runs', ne: 'काम कसरी अघि बढ्छ' },
    steps: [
      {
        name: { en: 'Visit', ne: 'स्थलगत अवलोकन' },
        desc: {
          en: 'We go along on a round, or stand at the counter, and note each step.',
          ne: 'हामी संकलन फेरोमा सँगै जान्छौँ वा काउन्टरमा उभिएर हेर्छौँ, र हरेक चरण टिप्छौँ।',
          pending: true,
        },
      },
      {
        name: { en: 'Prototype', ne: 'पहिलो नमुना' },
        desc: {
          en: 'You try the main steps on one phone.',
          ne: 'तपाईं एउटा फोनमा मुख्य चरण चलाएर हेर्नुहुन्छ।',
          pending: true,
        },
      },
      {
        name: { en: 'Trial', ne: 'परीक्षण' },
        desc: {
          en: 'Several of your people use it for some days; we mend what they find.',
          ne: 'तपाईंकै केही जनाले केही दिन चलाउँछन्। भेटिएका गल्ती हामी सच्याउँछौँ।',
          pending: true,
        },
      },
      {
        name: { en: 'Handover', ne: 'हस्तान्तरण' },
        desc: {
          en: 'The app is put on your phones, with a short training.',
          ne: 'तपाईंका फोनमा एप राख्छौँ र छोटो तालिम दिन्छौँ।',
          pending: true,
        },
      },
    ],
  },
  closing: {
    en: 'Tell us which round or counter the app is for',
    ne: 'एप कुन संकलन फेरो वा काउन्टरका लागि हो, हामीलाई भन्नुहोस्',
  },
} satisfies ServiceInput

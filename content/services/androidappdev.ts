import type { ServiceInput } from '../schema'

export default {
  pageName: { en: 'Android App Development', ne: 'एन्ड्रोइड एप निर्माण' },
  titleWords: { en: 'for co-operatives', ne: 'सहकारी र व्यवसायका लागि मोबाइल एप' },
  cardName: { en: 'Android App Development', ne: 'एन्ड्रोइड एप निर्माण' },
  cardText: {
    en: 'Android apps for collection, member services and trade, made for the way you work.',
    ne: 'संकलन, सदस्य सेवा र व्यापारका लागि तपाईंको कामअनुसार बनाइने एन्ड्रोइड एप।',
  },
  description: {
    en: 'Android apps for co-operatives and businesses, from daily collection to member services.',
    ne: 'दैनिक संकलनदेखि सदस्य सेवासम्म, हामी सहकारी र व्यवसायका लागि एन्ड्रोइड एप बनाउँछौँ।',
  },
  positioning: {
    en: 'Android apps for the counter, the daily collection and the member.',
    ne: 'काउन्टर, संकलन र सदस्यका लागि एन्ड्रोइड एप।',
  },
  intro: {
    en: 'We build Android apps for co-operatives and businesses. The collection app is for market representatives (collectors) on their daily round. We also build apps for members and customers.',
    ne: 'हामी सहकारी र व्यवसायका लागि एन्ड्रोइड एप बनाउँछौँ। संकलन एप दैनिक संकलनमा जाने बजार प्रतिनिधिका लागि हो। सदस्य र ग्राहकका लागि पनि हामी एप बनाउँछौँ।',
    pending: true,
  },
  points: [
    {
      name: { en: 'Timely delivery', ne: 'समयमै हस्तान्तरण' },
      desc: {
        en: 'We make a plan with dates. Before handover you try a version on your own phones.',
        ne: 'मितिसहितको योजना बनाउँछौँ। हस्तान्तरणअघि एउटा संस्करण आफ्नै फोनमा चलाएर हेर्न पाउनुहुन्छ।',
        pending: true,
      },
    },
    {
      name: { en: 'User friendly', ne: 'प्रयोगकर्तामैत्री' },
      desc: {
        en: 'Buttons are large and steps are short, for people who work standing up and in the sun.',
        ne: 'घाममा उभिएर काम गर्नेका लागि बटन ठूला र चरण थोरै हुन्छन्।',
        pending: true,
      },
    },
    {
      name: { en: 'Attractive features', ne: 'आकर्षक सुविधा' },
      desc: {
        en: 'We choose the features for the job: receipts, search by member number, daily totals.',
        ne: 'सुविधा कामअनुसार छान्छौँ, जस्तै रसिद, सदस्य नम्बरबाट खोजी र दिनको कुल रकम।',
        pending: true,
      },
    },
    {
      name: { en: 'Flexible price', ne: 'लचिलो मूल्य' },
      desc: {
        en: 'The price depends on the screens you need and the systems to be connected.',
        ne: 'कति स्क्रिन चाहिने र कुन कुन प्रणालीसँग जोड्ने हो, मूल्य त्यसैमा भर पर्छ।',
        pending: true,
      },
    },
  ],
  screen: 'collection-round',
  project: {
    title: { en: 'How a project runs', ne: 'काम कसरी अघि बढ्छ' },
    steps: [
      {
        name: { en: 'Visit', ne: 'स्थलगत अवलोकन' },
        desc: {
          en: 'We go along on a daily collection, or stand at the counter, and write down each step.',
          ne: 'हामी दैनिक संकलनमा सँगै जान्छौँ वा काउन्टरमा उभिएर हेर्छौँ र हरेक चरण लेखेर राख्छौँ।',
          pending: true,
        },
      },
      {
        name: { en: 'Prototype', ne: 'पहिलो नमुना' },
        desc: {
          en: 'You try the main steps on one phone.',
          ne: 'मुख्य चरण एउटा फोनमा चलाएर हेर्न पाउनुहुन्छ।',
          pending: true,
        },
      },
      {
        name: { en: 'Trial', ne: 'परीक्षण' },
        desc: {
          en: 'A few of your staff use it for a few days, and we correct what they find.',
          ne: 'तपाईंका केही कर्मचारीले केही दिन चलाएर हेर्छन्। भेटिएका गल्ती हामी सच्याउँछौँ।',
          pending: true,
        },
      },
      {
        name: { en: 'Handover', ne: 'हस्तान्तरण' },
        desc: {
          en: 'We put the app on your phones and give your staff a short training session.',
          ne: 'तपाईंका फोनमा एप राख्छौँ र छोटो तालिम दिन्छौँ।',
          pending: true,
        },
      },
    ],
  },
  questions: [
    {
      question: { en: 'Does it work without a signal?', ne: 'नेटवर्क नहुँदा चल्छ?' },
      answer: {
        en: 'Tell us where there is none. Before you buy we say what can be entered there and sent later.',
        ne: 'नेटवर्क कहाँ कहाँ छैन, बताउनुहोस्। त्यहीँ प्रविष्ट गरेर पछि के के पठाउन मिल्छ भन्ने किन्नुअघि नै बताउँछौँ।',
        pending: true,
      },
    },
    {
      question: { en: 'In whose name is the app?', ne: 'एप कसको नाममा हुन्छ?' },
      answer: {
        en: 'Agree whose account at Google Play it has, who owns its code, and who brings it to new phones.',
        ne: 'गुगल प्लेमा एप कसको खाताबाट राख्ने, कोड कसको हुने र नयाँ फोनमा चल्ने संस्करण कसले बनाउने भन्ने तय गर्नुहोस्।',
      },
    },
  ],
  contactTitle: {
    en: 'Tell us whether the app is for collection or for the counter',
    ne: 'एप संकलनका लागि हो कि काउन्टरका लागि, हामीलाई बताउनुहोस्',
  },
} satisfies ServiceInput

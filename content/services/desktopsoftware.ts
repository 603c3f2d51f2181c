import type { ServiceInput } from '../schema'

export default {
  pageName: { en: 'Desktop Software', ne: 'डेस्कटप सफ्टवेयर' },
  titleWords: { en: 'made to order in Nepal', ne: 'सहकारी र व्यवसायका लागि' },
  cardName: { en: 'Desktop Software', ne: 'डेस्कटप सफ्टवेयर' },
  cardText: {
    en: 'We are an IT company in Nepal. We write desktop software around the way your office already works.',
    ne: 'हामी नेपालको आईटी कम्पनी हौँ। तपाईंको कार्यालय जसरी चल्छ, त्यसैअनुसार डेस्कटप सफ्टवेयर बनाउँछौँ।',
  },
  description: {
    en: 'Desktop software for co-operatives and businesses in Nepal, written for your way of working and delivered on the agreed date.',
    ne: 'सहकारी र व्यवसायको काम गर्ने तरिकाअनुसार डेस्कटप सफ्टवेयर बनाउँछौँ र तय भएकै मितिमा हस्तान्तरण गर्छौँ।',
    pending: true,
  },
  positioning: {
    en: 'Desktop software written for the way your office works.',
    ne: 'तपाईंको कार्यालयको कार्यशैलीअनुसार बनाइने डेस्कटप सफ्टवेयर।',
  },
  intro: {
    en: 'In one office desktop software needs no internet: it works at the counter, with your own printer. Only a branch needs a line to the server. We write it for co-operatives and businesses in Nepal, install it on your network and teach your staff to use it.',
    ne: 'एउटा मात्र कार्यालय भए डेस्कटप सफ्टवेयरलाई इन्टरनेट चाहिँदैन। काउन्टरमै चल्छ र आफ्नै प्रिन्टरबाट छाप्न मिल्छ। सर्भरसँग जोडिन शाखालाई मात्र इन्टरनेट चाहिन्छ। हामी नेपालका सहकारी र व्यवसायका लागि यस्तो सफ्टवेयर बनाउँछौँ, तपाईंकै नेटवर्कमा जडान गर्छौँ र कर्मचारीलाई चलाउन सिकाउँछौँ।',
    pending: true,
  },
  points: [
    {
      name: { en: 'Timely delivery', ne: 'समयमै हस्तान्तरण' },
      desc: {
        en: 'We agree the work and the date in writing, and hand over on that date.',
        ne: 'काम र मिति लिखित रूपमै तय गर्छौँ र त्यही मितिमा हस्तान्तरण गर्छौँ।',
        pending: true,
      },
    },
    {
      name: { en: 'User friendly', ne: 'प्रयोगकर्तामैत्री' },
      desc: {
        en: 'Screens follow the order of the paper form your staff already know.',
        ne: 'कर्मचारीले भर्दै आएको कागजी फारम जुन क्रममा छ, स्क्रिन पनि त्यही क्रममा हुन्छ।',
        pending: true,
      },
    },
    {
      name: { en: 'Easy to use', ne: 'चलाउन सजिलो' },
      desc: {
        en: 'The screens have few buttons, clear messages and Nepali dates, so a new clerk can work after a short training session.',
        ne: 'थिच्नुपर्ने बटन थोरै, सन्देश स्पष्ट र मिति नेपाली हुन्छन्। त्यसैले नयाँ कर्मचारीले छोटो तालिमपछि काम गर्न सक्छन्।',
        pending: true,
      },
    },
    {
      name: { en: 'Flexible price', ne: 'लचिलो मूल्य' },
      desc: {
        en: 'The price depends on what the software must do: the visit comes first. Then you learn what you pay once, and what each year.',
        ne: 'मूल्य सफ्टवेयरले गर्नुपर्ने काममा भर पर्छ, त्यसैले पहिले भेटेर काम बुझ्छौँ। त्यसपछि एक पटक तिर्ने र हरेक वर्ष तिर्ने रकम छुट्टाछुट्टै बताउँछौँ।',
        pending: true,
      },
    },
  ],
  screen: 'loan-list',
  project: {
    title: { en: 'How a project runs', ne: 'काम कसरी अघि बढ्छ' },
    steps: [
      {
        name: { en: 'Visit', ne: 'स्थलगत अवलोकन' },
        desc: {
          en: 'We see how your office works and write down what the software must do.',
          ne: 'कार्यालयमा काम कसरी हुन्छ भनेर हेर्छौँ र सफ्टवेयरले के के गर्नुपर्छ भन्ने लेखेर राख्छौँ।',
          pending: true,
        },
      },
      {
        name: { en: 'Prototype', ne: 'पहिलो नमुना' },
        desc: {
          en: 'You see the main screens before the rest is built.',
          ne: 'बाँकी भाग बनाउनुअघि तपाईंलाई मुख्य स्क्रिन देखाउँछौँ।',
          pending: true,
        },
      },
      {
        name: { en: 'Trial', ne: 'परीक्षण' },
        desc: {
          en: 'Your staff use it alongside the old way until both give the same result.',
          ne: 'दुवैतिरको हिसाब नमिलुन्जेल कर्मचारीले पुरानो तरिकासँगै नयाँ सफ्टवेयर पनि चलाउँछन्।',
          pending: true,
        },
      },
      {
        name: { en: 'Handover', ne: 'हस्तान्तरण' },
        desc: {
          en: 'We install it on your computers and teach your staff.',
          ne: 'तपाईंका कम्प्युटरमा जडान गर्छौँ र कर्मचारीलाई सिकाउँछौँ।',
          pending: true,
        },
      },
    ],
  },
  questions: [
    {
      question: { en: 'Who owns the program?', ne: 'प्रोग्राम कसको हुन्छ?' },
      answer: {
        en: 'Agree in writing who owns its code, and who may change it if we no longer can.',
        ne: 'कोड कसको हुने र हामीले नसके अरू कसले फेर्न पाउने भन्ने लिखित रूपमा तय गर्नुहोस्।',
      },
    },
    {
      question: { en: 'What does a later change cost?', ne: 'पछि फेरबदल गर्दा कति लाग्छ?' },
      answer: {
        en: 'Ask which corrections are free and for how long, and what a new report costs.',
        ne: 'कुन त्रुटि कहिलेसम्म निःशुल्क सच्याइन्छ र नयाँ प्रतिवेदन थप्दा कति लाग्छ भनी सोध्नुहोस्।',
      },
    },
  ],
  contactTitle: {
    en: 'Tell us which work should stay on your own computer',
    ne: 'आफ्नै कम्प्युटरमा कुन काम गर्ने हो, हामीलाई बताउनुहोस्',
  },
} satisfies ServiceInput

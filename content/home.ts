import type { HomeInput } from './schema'

export default {
  pageName: { en: 'Home', ne: 'गृहपृष्ठ' },
  titleWords: { en: 'co-operative software for Nepal', ne: 'सहकारी सफ्टवेयर, नेपाल' },
  heading: {
    en: 'Banking and accounting software for Nepal’s co-operatives',
    ne: 'नेपालका सहकारीका लागि बैंकिङ र लेखा सफ्टवेयर',
  },
  claims: {
    en: 'Since 2005 · 1500+ institutions · 7 provinces',
    ne: 'सन् २००५ देखि · १५००+ संस्था · ७ प्रदेश',
  },
  alsoFor: {
    en: 'And for dairies, microfinance institutions, shops and traders: deposits, loans, milk, stock and accounts on the Nepali calendar.',
    ne: 'दुग्ध सहकारी, लघुवित्त संस्था, पसल र व्यापारीका लागि पनि। बचत, ऋण, दूध, सामान र लेखा, सबै नेपाली मितिमा।',
  },
  description: {
    en: 'Co-operative software for Nepal: banking and accounts for savings and credit (SACCOS) and dairy co-operatives, markets, microfinance, traders. Since 2005.',
    ne: 'सहकारी सफ्टवेयर: नेपालका बचत तथा ऋण सहकारी (साकोस), दुग्ध सहकारी, सहकारी बजार, लघुवित्त र व्यापारीका लागि बैंकिङ र लेखा। सन् २००५ देखि।',
  },
  slides: [
    {
      eyebrow: { en: 'For savings and credit co-operatives', ne: 'बचत तथा ऋण सहकारी (साकोस) का लागि' },
      title: { en: 'New and upgraded: Gold Plus', ne: 'नयाँ र स्तरोन्नत Gold Plus' },
      description: {
        en: 'It keeps deposits, loans and the daily collection in one charkhata ledger.',
        ne: 'यसले बचत, ऋण र दैनिक संकलनको हिसाब एउटै चारखातामा राख्छ।',
      },
      secondDescription: {
        en: 'Tax, closing and reports follow the Nepali calendar.',
        ne: 'कर, हिसाब बन्दी र प्रतिवेदन नेपाली पात्रोअनुसार हुन्छन्।',
      },
      alt: {
        en: 'Gold Plus daily collection sheet with BS dates and member numbers (sample data)',
        ne: 'नेपाली मिति र सदस्य नम्बर भएको Gold Plus को दैनिक संकलन विवरण (नमुना विवरण)',
      },
      screen: 'daily-collection',
      product: 'goldplus',
    },
    {
      eyebrow: { en: 'Web edition', ne: 'वेब संस्करण' },
      title: { en: 'Now on the web', ne: 'अब वेबमा पनि' },
      description: {
        en: 'Gold Plus now has a web edition. Open it in a browser, at the counter or at head office.',
        ne: 'Gold Plus को वेब संस्करण पनि आइसकेको छ। काउन्टर होस् वा केन्द्रीय कार्यालय, ब्राउजरबाटै खोल्नुहोस्।',
      },
      secondDescription: {
        en: 'Each user has a role, and signs in with a second step.',
        ne: 'हरेक प्रयोगकर्ताको अधिकार (रोल) तोकिएको हुन्छ र लगइन दुई चरणमा गर्नुपर्छ।',
      },
      alt: {
        en: 'Web version of the co-operative software open in a browser (sample data)',
        ne: 'ब्राउजरमा खुलेको सहकारी सफ्टवेयरको वेब संस्करण (नमुना विवरण)',
      },
      screen: 'web-edition',
      product: 'goldplus',
    },
    {
      eyebrow: { en: 'Open to every branch', ne: 'सबै शाखाका लागि खुला' },
      title: { en: 'The most secure and fast cloud service', ne: 'सबैभन्दा सुरक्षित र छिटो क्लाउड सेवा' },
      description: {
        en: 'Keep your books on a hosted server instead of the office computer.',
        ne: 'हिसाबकिताब कार्यालयको कम्प्युटरमा होइन, क्लाउड सर्भरमा राख्नुहोस्।',
      },
      secondDescription: {
        en: 'Every user has a role. Backups are taken on schedule and kept away from your office computer.',
        ne: 'हरेक प्रयोगकर्ताको अधिकार तोकिएको हुन्छ। ब्याकअप समय तालिकाअनुसार लिइन्छ र कार्यालयको कम्प्युटरमा होइन, अन्यत्र राखिन्छ।',
        pending: true,
      },
      alt: {
        en: 'Diagram: three branches connected to one server',
        ne: 'रेखाचित्र: एउटै सर्भरमा जोडिएका तीन शाखा',
      },
      screen: 'service-centres',
    },
    {
      eyebrow: { en: 'For daily collection', ne: 'दैनिक बचत संकलनका लागि' },
      title: { en: 'The market collection app for co-operatives', ne: 'सहकारीका लागि संकलन एप' },
      description: {
        en: 'Your market representative (collector) enters each deposit on an Android phone. Nobody types it again.',
        ne: 'तपाईंका बजार प्रतिनिधिले रकम उठाउनेबित्तिकै एन्ड्रोइड फोनमै प्रविष्ट गर्छन्। कार्यालयमा फेरि टाइप गर्नुपर्दैन।',
        pending: true,
      },
      secondDescription: {
        en: 'Member and office then see one amount.',
        ne: 'खातामा चढेपछि सदस्य र कार्यालयले एउटै रकम देख्छन्।',
        pending: true,
      },
      alt: {
        en: 'Phone showing today’s collection with member numbers and amounts (sample data)',
        ne: 'फोनमा आजको संकलन: सदस्य नम्बर र रकम (नमुना विवरण)',
      },
      screen: 'collection-round',
    },
    {
      alt: {
        en: 'Co-operative banking, dairy, market and microfinance software: overview of the products',
        ne: 'सहकारी बैंकिङ, दुग्ध, बजार र लघुवित्त सफ्टवेयर: सबै उत्पादन एकै झलकमा',
      },
    },
  ],
  stats: [
    { figure: { en: '1500+', ne: '१५००+' }, label: { en: 'Clients', ne: 'ग्राहक संस्था' } },
    { figure: { en: '15+', ne: '१५+' }, label: { en: 'Products', ne: 'उत्पादन' } },
    { figure: { en: '7', ne: '७' }, label: { en: 'Provinces', ne: 'प्रदेश' } },
  ],
  howItWorks: {
    title: { en: 'Co-operative BANKING Simplified', ne: 'सहकारी बैंकिङ, अब सरल' },
    highlight: { en: 'BANKING', ne: 'बैंकिङ' },
    screen: 'one-entry',
    text: {
      en: 'A member brings a deposit to the counter. The clerk enters the amount once, on the Nepali date and under the right account head. That entry updates the passbook, the ledger and the charkhata head, sends the SMS if you use that service, and goes into the report.',
      ne: 'सदस्य काउन्टरमा बचत बुझाउन आउँछन्। काउन्टरका कर्मचारीले नेपाली मिति र ठीक शीर्षकमा रकम एक पटक मात्र लेख्छन्। त्यही एक प्रविष्टिबाट पासबुक, लेजर र चारखाताको शीर्षकमा रकम चढ्छ, एसएमएस सेवा लिएको भए सदस्यलाई सन्देश जान्छ र प्रतिवेदन बन्छ।',
      pending: true,
    },
    link: {
      label: { en: 'Work out interest by seven methods', ne: 'सात विधिबाट ब्याजको हिसाब गर्नुहोस्' },
      path: '/products/goldplus#interest-calculator',
    },
  },
  products: {
    title: { en: 'Our Products', ne: 'हाम्रा सहकारी सफ्टवेयर' },
    tagline: { en: 'We Offer Our Best Co-operative Softwares', ne: 'तपाईंका लागि हाम्रा उत्कृष्ट उत्पादन' },
  },
  services: {
    title: { en: 'Our Services', ne: 'हाम्रा सेवा' },
    tagline: { en: 'We Offer You Our Best Services', ne: 'तपाईंका लागि हाम्रा उत्कृष्ट सेवा' },
  },
  partners: {
    title: { en: 'Our Partners', ne: 'हाम्रा साझेदार' },
    tagline: { en: 'The companies we work with', ne: 'हामीले सहकार्य गर्ने कम्पनी' },
    sampleNote: {
      en: 'Sample. The names of our partners will appear here.',
      ne: 'नमुना। पछि यहाँ हाम्रा साझेदारको नाम राखिनेछ।',
    },
    shown: true,
    items: [
      { partnerID: 1, partnerName: { en: 'SMS partner', ne: 'एसएमएस साझेदार' }, pending: true },
      { partnerID: 2, partnerName: { en: 'Hosting partner', ne: 'होस्टिङ साझेदार' }, pending: true },
      { partnerID: 3, partnerName: { en: 'Mobile banking partner', ne: 'मोबाइल बैंकिङ साझेदार' }, pending: true },
      { partnerID: 4, partnerName: { en: 'Training partner', ne: 'तालिम साझेदार' }, pending: true },
      { partnerID: 5, partnerName: { en: 'Hardware partner', ne: 'हार्डवेयर साझेदार' }, pending: true },
      { partnerID: 6, partnerName: { en: 'Domain registry partner', ne: 'डोमेन दर्ता साझेदार' }, pending: true },
    ],
  },
  testimonials: {
    title: { en: 'What our clients say', ne: 'ग्राहकका भनाइ' },
    tagline: { en: 'How co-operatives work with our software', ne: 'सहकारीले हाम्रो सफ्टवेयरमा कसरी काम गर्छन्' },
    sampleNote: {
      en: 'Sample text. Our clients’ own words will appear here.',
      ne: 'नमुना पाठ। पछि यहाँ ग्राहककै भनाइ राखिनेछ।',
    },
    shown: true,
    items: [
      {
        testimonialsID: 1,
        message: {
          en: 'Sample text. We close the day when the counter closes; the ledger is already in order.',
          ne: 'नमुना पाठ। काउन्टर बन्द हुँदा दिनको हिसाब पनि बन्द गर्छौँ। लेजर मिलिसकेको हुन्छ।',
        },
        coopName: { en: 'Sample savings and credit co-operative', ne: 'नमुना बचत तथा ऋण सहकारी संस्था' },
        pending: true,
      },
      {
        testimonialsID: 2,
        message: {
          en: 'Sample text. Farmers see litres, fat and SNF on the slip, so payment day has become a quiet day.',
          ne: 'नमुना पाठ। किसानले पर्चीमै लिटर, फ्याट र एसएनएफ देख्छन्, त्यसैले भुक्तानीको दिन झमेला हुन छाड्यो।',
        },
        coopName: { en: 'Sample dairy co-operative', ne: 'नमुना दुग्ध सहकारी संस्था' },
        pending: true,
      },
      {
        testimonialsID: 3,
        message: {
          en: 'Sample text. When we call the branch office, somebody comes.',
          ne: 'नमुना पाठ। शाखा कार्यालयमा फोन गरेपछि कर्मचारी आउँछन्।',
        },
        coopName: { en: 'Sample multipurpose co-operative', ne: 'नमुना बहुउद्देश्यीय सहकारी संस्था' },
        pending: true,
      },
    ],
  },
  notice: {
    open: false,
    subject: { en: 'BANCOS', ne: 'BANCOS' },
    content: {
      en: 'Banking software for co-operatives. See what it does.',
      ne: 'सहकारीका लागि बैंकिङ सफ्टवेयर। यसले के के गर्छ, हेर्नुहोस्।',
    },
    path: '/products/bancos',
    linkLabel: { en: 'See BANCOS', ne: 'BANCOS हेर्नुहोस्' },
  },
} satisfies HomeInput

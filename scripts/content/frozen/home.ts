import type { HomeInput } from './schema'

export default {
  pageName: { en: 'Home', ne: 'गृहपृष्ठ' },
  heading: { en: 'Banking and accounting software for Nepal’s co-operatives', ne: 'नेपालका सहकारीका लागि बैंकिङ र लेखा सफ्टवेयर' },
  claims: {
    en: 'Since 2005 · 1500+ institutions · 7 provinces',
    ne: 'सन् २००५ देखि · १५००+ संस्था · ७ प्रदेश',
  },
  description: {
    en: 'Banking and accounting software for Nepal’s savings and credit, dairy and market co-operatives, microfinance institutions and traders. Since 2005.', ne: 'नेपालका बचत तथा ऋण सहकारी, दुग्ध सहकारी, सहकारी बजार, लघुवित्त वित्तीय संस्था र व्यापारीका लागि बैंकिङ र लेखा सफ्टवेयर। सन् २००५ देखि।',
  },
  slides: [
    {
      eyebrow: { en: 'New and upgraded', ne: 'नयाँ र स्तरोन्नत' },
      title: { en: 'Gold Plus, the banking package co-operatives know', ne: 'Gold Plus, सहकारीले चिनेको बैंकिङ प्याकेज' },
      description: { en: 'Deposits, loans and charkhata accounts in one system.', ne: 'बचत, ऋण र चारखाता लेखा, एउटै प्रणालीमा।' },
      secondDescription: { en: 'Tax, closing and reports follow the Nepali calendar.', ne: 'कर, हिसाब बन्दी र प्रतिवेदन नेपाली पात्रोअनुसार चल्छन्।' },
      alt: { en: 'Gold Plus daily collection sheet with BS dates and member numbers (sample data)', ne: 'नेपाली मिति र सदस्य नम्बर भएको Gold Plus को दैनिक संकलन विवरण (नमुना विवरण)' },
      screen: 'daily-collection',
    },
    {
      eyebrow: { en: 'Web edition', ne: 'वेब संस्करण' },
      title: { en: 'Now on the web', ne: 'अब वेबमा पनि' },
      description: {
        en: 'The desktop software has a web version. Open it in a browser, from the counter or from head office.', ne: 'डेस्कटप सफ्टवेयरको वेब संस्करण पनि छ। काउन्टर वा केन्द्रीय कार्यालयबाट ब्राउजरमै खोल्नुहोस्।',
      },
      secondDescription: { en: 'Each person signs in with a role, and with a second step.', ne: 'हरेक प्रयोगकर्ता आफ्नै भूमिकामा, दुई चरणमा लगइन गर्छन्।' },
      alt: { en: 'Web version of the co-operative software open in a browser (sample data)', ne: 'ब्राउजरमा खुलेको सहकारी सफ्टवेयरको वेब संस्करण (नमुना विवरण)' },
      screen: 'web-edition',
    },
    {
      eyebrow: { en: 'Open to every branch', ne: 'सबै शाखाका लागि खुला' },
      title: { en: 'Cloud service, secure and fast', ne: 'सुरक्षित र छिटो क्लाउड सेवा' },
      description: { en: 'Keep your books on a hosted server instead of the office computer.', ne: 'हिसाबकिताब कार्यालयको कम्प्युटरमा होइन, होस्ट गरिएको सर्भरमा राख्नुहोस्।' },
      secondDescription: { en: 'Branches work on the same data, and backups are taken on schedule.', ne: 'शाखा (सेवा केन्द्र) ले एउटै डाटामा काम गर्छन्। ब्याकअप समय तालिका अनुसार हुन्छ।' },
      alt: { en: 'Diagram: three service centres connected to one server', ne: 'रेखाचित्र: एउटै सर्भरमा जोडिएका तीन सेवा केन्द्र' },
      screen: 'service-centres',
    },
    {
      eyebrow: { en: 'For the daily round', ne: 'दैनिक संकलन फेरोका लागि' },
      title: { en: 'Collection app for Android', ne: 'एन्ड्रोइड संकलन एप' },
      description: {
        en: 'Your market representative enters each deposit at the member’s door. The office receives the round without retyping it.', ne: 'बजार प्रतिनिधिले सदस्यको ढोकामै हरेक बचत प्रविष्टि गर्छन्। कार्यालयले फेरि टाइप नगरी पूरै फेरो पाउँछ।',
        pending: true,
      },
      secondDescription: { en: 'Less copying in the evening, fewer mistakes in the passbook.', ne: 'साँझ सार्ने काम कम, पासबुकमा गल्ती कम।' },
      alt: { en: 'Phone showing a collection round with member numbers and amounts (sample data)', ne: 'सदस्य नम्बर र रकमसहित संकलन फेरो देखिएको फोन (नमुना विवरण)' },
      screen: 'collection-round',
    },
    {
      alt: { en: 'Co-operative banking, dairy, market and microfinance software: overview of the products', ne: 'सहकारी बैंकिङ, दुग्ध, बजार र लघुवित्त सफ्टवेयर: सबै उत्पादन एकै झलकमा' },
    },
  ],
  stats: [
    { figure: { en: '1500+', ne: '१५००+' }, label: { en: 'Clients', ne: 'ग्राहक संस्था' } },
    { figure: { en: '15+', ne: '१५+' }, label: { en: 'Products', ne: 'उत्पादन' } },
    { figure: { en: '7', ne: '७' }, label: { en: 'Provinces', ne: 'प्रदेश' } },
  ],
  intro: {
    title: { en: 'Co-operative BANKING Simplified', ne: 'सहकारी बैंकिङ, अब सरल' },
    highlight: { en: 'BANKING', ne: 'बैंकिङ' },
    text: {
      en: 'A co-operative’s day is made of small amounts: a daily saving from the bazaar, a loan instalment, a litre of milk, a bag of rice on account. Our software records each of them once, on the Nepali date, under the right head, and carries it through to the passbook, the ledger, the closing and the report. Since 2005 we have built these packages for Nepal’s co-operatives, with offices near enough to come when something needs looking at.', ne: 'सहकारीको दिन साना रकमले बन्छ: बजारको दैनिक बचत, ऋणको किस्ता, एक लिटर दूध, उधारोमा एक बोरा चामल। हाम्रो सफ्टवेयरले हरेकलाई एक पटक, नेपाली मितिमा, ठीक शीर्षकमा राख्छ र पासबुक, खाता, बन्दी र प्रतिवेदनसम्म पुर्‍याउँछ। सन् २००५ देखि हामी नेपालका सहकारीका लागि यी प्याकेज बनाउँछौँ।',
    },
  },
  products: {
    title: { en: 'Our Products', ne: 'हाम्रा उत्पादन' },
    tagline: { en: 'We Offer Our Best Co-operative Softwares', ne: 'सहकारीका लागि हाम्रा उत्कृष्ट सफ्टवेयर' },
  },
  services: {
    title: { en: 'Our Services', ne: 'हाम्रा सेवा' },
    tagline: { en: 'We Offer You Our Best Services', ne: 'तपाईंका लागि हाम्रा उत्कृष्ट सेवा' },
  },
  partners: {
    title: { en: 'Our Partners', ne: 'हाम्रा साझेदार' },
    tagline: { en: 'The companies we work with', ne: 'हामीसँग काम गर्ने कम्पनी' },
    sampleNote: { en: 'Roles, not names: our partners will be named here once they have agreed.', ne: 'अहिले साझेदारको काम मात्र लेखेका छौं, नाम होइन। सहमति पाएपछि यहाँ नाम राख्छौं।' },
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
    sampleNote: { en: 'Sample texts: they stand here until our clients’ own words arrive.', ne: 'नमुना शब्द: ग्राहकका आफ्नै शब्द आएपछि यहाँ राखिन्छन्।' },
    items: [
      {
        testimonialsID: 1,
        message: { en: 'Sample text. We close the day when the counter closes; the ledger is already in order.', ne: 'नमुना पाठ। काउन्टर बन्द हुँदा दिनको हिसाब पनि बन्द गर्छौं; खाता मिलिसकेको हुन्छ।' },
        coopName: { en: 'Sample savings and credit co-operative', ne: 'नमुना बचत तथा ऋण सहकारी संस्था' },
        pending: true,
      },
      {
        testimonialsID: 2,
        message: {
          en: 'Sample text. Farmers see litres, fat and SNF on the slip, so payment day has become a quiet day.', ne: 'नमुना पाठ। किसानले पर्चीमै लिटर, फ्याट र एसएनएफ देख्छन्, त्यसैले भुक्तानीको दिन झमेला हुन छाड्यो।',
        },
        coopName: { en: 'Sample dairy co-operative', ne: 'नमुना दुग्ध सहकारी संस्था' },
        pending: true,
      },
      {
        testimonialsID: 3,
        message: { en: 'Sample text. When we call the branch office, somebody comes.', ne: 'नमुना पाठ। शाखा कार्यालयमा फोन गरेपछि मान्छे आउँछ।' },
        coopName: { en: 'Sample multipurpose co-operative', ne: 'नमुना बहुउद्देश्यीय सहकारी संस्था' },
        pending: true,
      },
    ],
  },
  notice: {
    open: false,
    subject: { en: 'BANCOS', ne: 'BANCOS' },
    content: { en: 'Banking software for co-operatives. See what it does.', ne: 'सहकारीका लागि बैंकिङ सफ्टवेयर। के गर्छ, हेर्नुहोस्।' },
    path: '/products/bancos',
    linkLabel: { en: 'See BANCOS', ne: 'BANCOS हेर्नुहोस्' },
  },
} satisfies HomeInput

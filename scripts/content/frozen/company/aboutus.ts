import type { AboutusInput } from '../schema'

export default {
  pageName: { en: 'About Us', ne: 'हाम्रो बारेमा' },
  description: {
    en: 'Co-operative software since 2005: 1500+ institutions, 15+ products, seven provinces, offices from Illam to Nepalgunj.', ne: 'सन् २००५ देखि सहकारीका लागि सफ्टवेयर: १५००+ संस्था, १५+ उत्पादन, सातै प्रदेश, इलामदेखि नेपालगन्जसम्म कार्यालय।',
  },
  heading: { en: 'About Us', ne: 'हाम्रो बारेमा' },
  paragraphs: [
    {
      en: 'We make software for Nepal’s co-operatives. Since 2005 we have worked with savings and credit co-operatives, dairy co-operatives, co-operative markets, microfinance institutions and trading businesses, and today more than 1500 institutions use our products.', ne: 'हामी नेपालका सहकारीका लागि सफ्टवेयर बनाउँछौँ। सन् २००५ देखि बचत तथा ऋण, दुग्ध, सहकारी बजार, लघुवित्त र व्यापारिक संस्थासँग काम गरेका छौँ। आज १५०० भन्दा बढी संस्थाले हाम्रा उत्पादन चलाउँछन्।',
    },
    {
      en: 'The work has its own rules. Accounts are kept in charkhata. The year runs from Shrawan to Ashadh. Interest is worked out by one of seven methods, tax is deducted at source, and reports go to more than one office, in more than one language. We build these rules in, so that a clerk can record a deposit and the rest follows.', ne: 'यस कामका आफ्नै नियम छन्। हिसाब चारखातामा राखिन्छ। वर्ष साउनदेखि असारसम्म चल्छ। ब्याज सातमध्ये एक विधिले निस्कन्छ, कर स्रोतमै कट्टी हुन्छ, प्रतिवेदन धेरै कार्यालयमा जान्छ। यी नियम सफ्टवेयरमै राख्छौँ: कर्मचारीले बचत प्रविष्टि गर्छन्, बाँकी आफैँ हुन्छ।',
    },
    {
      en: 'We offer five packages and more than fifteen products, with services around them: desktop software, websites, cloud, SMS, mobile banking, Android apps and web hosting. Our head office is in Kathmandu and we have sales and support offices in Jhapa, Itahari, Nepalgunj and Illam. We are present in all seven provinces.', ne: 'हामीसँग पाँच प्याकेज र पन्ध्रभन्दा बढी उत्पादन छन्, साथमा सेवाहरू: डेस्कटप सफ्टवेयर, वेबसाइट, क्लाउड, एसएमएस, मोबाइल बैंकिङ, एन्ड्रोइड एप र वेब होस्टिङ। केन्द्रीय कार्यालय काठमाडौंमा, अरू झापा, इटहरी, नेपालगञ्ज र इलाममा छन्। सातै प्रदेशमा छौँ।',
    },
  ],
  gallery: [{ screen: 'daily-collection' }, { screen: 'service-centres' }, { screen: 'loan-list' }],
  whoWeAre: { en: 'Who we are', ne: 'हामी को हौँ' },
  productsTitle: { en: 'Our products', ne: 'हाम्रा उत्पादन' },
  servicesTitle: { en: 'Our services', ne: 'हाम्रा सेवा' },
} satisfies AboutusInput

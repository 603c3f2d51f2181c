import type { AboutusInput } from '../schema'

export default {
  pageName: { en: 'About Us', ne: 'हाम्रो बारेमा' },
  titleWords: { en: 'co-operative software since 2005', ne: 'काठमाडौंको सहकारी सफ्टवेयर कम्पनी' },
  description: {
    en: 'Makers of co-operative software since 2005: more than 1500 institutions in all seven provinces, more than 15 products, offices from Illam to Nepalgunj.',
    ne: 'सन् २००५ देखि सहकारी सफ्टवेयर बनाउने कम्पनी: सातै प्रदेशमा १५०० भन्दा बढी संस्था, १५ भन्दा बढी उत्पादन, इलामदेखि नेपालगन्जसम्म कार्यालय।',
  },
  heading: { en: 'About Us', ne: 'हाम्रो बारेमा' },
  paragraphs: [
    {
      en: 'We make software for Nepal’s co-operatives. Since 2005 we have worked with savings and credit co-operatives, dairy co-operatives, co-operative markets, microfinance institutions and trading businesses. Today more than 1500 institutions use our products.',
      ne: 'हामी नेपालका सहकारीका लागि सफ्टवेयर बनाउँछौँ। सन् २००५ देखि बचत तथा ऋण सहकारी, दुग्ध सहकारी, सहकारी बजार, लघुवित्त र व्यापारीसँग काम गर्दै आएका छौँ। आज १५०० भन्दा बढी संस्था हाम्रा ग्राहक छन्।',
    },
    {
      en: 'Our packages for co-operatives keep accounts in charkhata, the four main accounts of co-operatives. The year runs from Shrawan to Ashadh. Interest is worked out by one of seven methods, and tax is deducted at source. Reports are printed in Nepali and English. A deposit entered once reaches the passbook, the ledger and the reports.',
      ne: 'सहकारीका लागि बनेका हाम्रा प्याकेजमा हिसाब चारखाता (चार मुख्य खाता) मा राखिन्छ र आर्थिक वर्ष साउनदेखि असारसम्म चल्छ। ब्याज सातमध्ये एउटा विधिबाट निस्कन्छ र त्यसको कर (टीडीएस) काटिन्छ। एक पटक प्रविष्ट गरेको बचत पासबुक, लेजर र प्रतिवेदनसम्म पुग्छ। प्रतिवेदन नेपाली र अंग्रेजी दुवैमा छाप्न मिल्छ।',
    },
    {
      en: 'We offer more than fifteen products in five packages. Seven have a page here; the others are editions and smaller programs. The quotation names what yours contains.',
      ne: 'पाँच प्याकेजमा हाम्रा १५ भन्दा बढी उत्पादन पाइन्छन्। तीमध्ये सात वटाको यस वेबसाइटमा छुट्टै पृष्ठ छ, बाँकी संस्करण र साना सफ्टवेयर हुन्। तपाईंको प्याकेजमा के के पर्छ भन्ने कोटेसनमा खुलाइन्छ।',
      pending: true,
    },
    {
      en: 'Our services are desktop software, websites, cloud, SMS, mobile banking, Android apps and web hosting. Our head office is in Kathmandu. Sales and support offices are in Jhapa, Itahari, Nepalgunj and Illam. We have clients in all seven provinces.',
      ne: 'हामी डेस्कटप सफ्टवेयर, वेबसाइट, क्लाउड, एसएमएस, मोबाइल बैंकिङ, एन्ड्रोइड एप र वेब होस्टिङ सेवा दिन्छौँ। केन्द्रीय कार्यालय काठमाडौंमा छ। बिक्री तथा प्राविधिक सहायता कार्यालय झापा, इटहरी, नेपालगन्ज र इलाममा छन्। हाम्रा ग्राहक संस्था सातै प्रदेशमा छन्।',
      pending: true,
    },
  ],
  gallery: [
    { screen: 'daily-collection' },
    { screen: 'service-centres' },
    { screen: 'posted-entry' },
    { screen: 'cash-count' },
  ],
  whoWeAre: { en: 'Who we are', ne: 'हाम्रो परिचय' },
  productsTitle: { en: 'Our products', ne: 'हाम्रा उत्पादन' },
  servicesTitle: { en: 'Our services', ne: 'हाम्रा सेवा' },
} satisfies AboutusInput

import type { AboutusInput } from '../schema'

export default {
  pageName: { en: 'About Us', ne: 'हाम्रो बारेमा' },
  description: {
    en: 'Co-operative software since 2005: 1500+ institutions, 15+ products, seven provinces, offices from Illam to Nepalgunj.', ne: 'सन् २००५ देखि सहकारीका लागि सफ्टवेयर: १५००+ संस्था, १५+ उत्पादन, सातै प्रदेश, इलामदेखि नेपालगन्जसम्म कार्यालय।',
  },
  heading: { en: 'About Us', ne: 'हाम्रो बारेमा' },
  paragraphs: [
    {
      en: 'We make software for Nepal’s co-operatives. Since 2005 we have worked with savings and credit co-operatives, dairy co-operatives, co-operative markets, microfinance institutions and trading businesses, and today more than 1500 institutions use our products.', ne: 'तग हरलग पचवगतरमग वचम बगररय’प मच-चरगमरगदकगप. पदबमग २००५ तग तरकग तचमलगप तदगत परकदबकप रबप ममगपदग मच-चरगमरगदकगप, परदमस मच-चरगमरगदकगप, मच-चरगमरगदकग हरमलगगप, हदममचवदबरबमग दबपगदगवगदचबप रबप गमरपदबक नवपदबगपपगप, रबप गचपरस हचमग गतरब १५०० दबपगदगवगदचबप वपग चवम रमचपवमगप.',
    },
    {
      en: 'The work has its own rules. Accounts are kept in charkhata. The year runs from Shrawan to Ashadh. Interest is worked out by one of seven methods, tax is deducted at source, and reports go to more than one office, in more than one language. We build these rules in, so that a clerk can record a deposit and the rest follows.', ne: 'गतग तचमल तरप दगप चतब मवयगप. रममचवबगप रमग लगरग दब मतरमलतरगर. गतग सगरम मवबप वमचह पतमरतरब गच रपतरपत. दबगगमगपग दप तचमलगप चवग नस चबग चव पगकगब हगगतचपप, गरद दप पगपवमगगप रग पचवममग, रबप मगरचमगप कच गच हचमग गतरब चबग चववदमग, दब हचमग गतरब चबग यरबकवरकग. तग नवदयप गतगपग मवयगप दब, पच गतरग र मयगमल मरब मगमचमप र पगरचपदग रबप गतग मगपग वचययचतप.',
    },
    {
      en: 'We offer five packages and more than fifteen products, with services around them: desktop software, websites, cloud, SMS, mobile banking, Android apps and web hosting. Our head office is in Kathmandu and we have sales and support offices in Jhapa, Itahari, Nepalgunj and Illam. We are present in all seven provinces.', ne: 'तग चववगम वदकग ररमलरकगप रबप हचमग गतरब वदवगगगब रमचपवमगप, तदगत पगमकदमगप रमचवबप गतगह: पगपलगचर पचवगतरमग, तगनपदगगप, मयचवप, पहप, हचनदयग नरबलदबक, रबपमचदप रररप रबप तगन तचपगदबक. चवम तगरप चववदमग दप दब लरगतहरबपव रबप तग तरकग परयगप रबप पवररचमग चववदमगप दब सतररर, दगरतरमद, बगररयकवबस रबप दययरह. तग रमग रमगपगबग दब रयय पगकगब रमचकदबमगप.',
    },
  ],
  gallery: [{ screen: 'daily-collection' }, { screen: 'service-centres' }, { screen: 'loan-list' }],
  whoWeAre: { en: 'Who we are', ne: 'हामी को हौँ' },
  productsTitle: { en: 'Our products', ne: 'हाम्रा उत्पादन' },
  servicesTitle: { en: 'Our services', ne: 'हाम्रा सेवा' },
} satisfies AboutusInput

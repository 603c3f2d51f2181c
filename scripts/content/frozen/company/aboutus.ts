import type { AboutusInput } from '../schema'

export default {
  pageName: { en: 'About Us' },
  description: {
    en: 'Co-operative software since 2005: 1500+ institutions, 15+ products, seven provinces, offices from Illam to Nepalgunj.',
  },
  heading: { en: 'About Us' },
  paragraphs: [
    {
      en: 'We make software for Nepal’s co-operatives. Since 2005 we have worked with savings and credit co-operatives, dairy co-operatives, co-operative markets, microfinance institutions and trading businesses, and today more than 1500 institutions use our products.',
    },
    {
      en: 'The work has its own rules. Accounts are kept in charkhata. The year runs from Shrawan to Ashadh. Interest is worked out by one of seven methods, tax is deducted at source, and reports go to more than one office, in more than one language. We build these rules in, so that a clerk can record a deposit and the rest follows.',
    },
    {
      en: 'We offer five packages and more than fifteen products, with services around them: desktop software, websites, cloud, SMS, mobile banking, Android apps and web hosting. Our head office is in Kathmandu and we have sales and support offices in Jhapa, Itahari, Nepalgunj and Illam. We are present in all seven provinces.',
    },
  ],
  gallery: [{ screen: 'daily-collection' }, { screen: 'service-centres' }, { screen: 'loan-list' }],
  whoWeAre: { en: 'Who we are' },
  productsTitle: { en: 'Our products' },
  servicesTitle: { en: 'Our services' },
} satisfies AboutusInput

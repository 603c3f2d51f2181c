import type { AboutusInput } from '../schema'

export default {
  pageName: { en: 'About Us' },
  description: {
    en: 'Co-operative software since 2005: 1500+ institutions, 15+ products, seven provinces, offices from Illam to Nepalgunj.',
  },
  heading: { en: 'About Us' },
  paragraphs: [
    {
      en: 'We make software for Nepal’s co-operatives. Since 2005 we have worked with savings and credit co-operatives, dairy co-operatives, co-operative markets, microfinance institutions and trading businesses. Today more than 1500 institutions use our products.',
    },
    {
      en: 'Accounts are kept in charkhata. The year runs from Shrawan to Ashadh. Interest is worked out by one of seven methods, and tax is deducted at source. Reports are printed in Nepali and English. A deposit entered once reaches the passbook, the ledger and the reports.',
    },
    {
      en: 'We offer five packages and more than fifteen products. Our services are desktop software, websites, cloud, SMS, mobile banking, Android apps and web hosting. Our head office is in Kathmandu. Sales and support offices are in Jhapa, Itahari, Nepalgunj and Illam. We are present in all seven provinces.',
    },
  ],
  gallery: [
    { screen: 'daily-collection' },
    { screen: 'service-centres' },
    { screen: 'milk-collection' },
    { screen: 'member-sale' },
  ],
  whoWeAre: { en: 'Who we are' },
  productsTitle: { en: 'Our products' },
  servicesTitle: { en: 'Our services' },
} satisfies AboutusInput

import { sitePaths } from '../../scripts/export/pages'
import { localeOf } from './content'

/** Every address of the site, as the export's site map lists it (the build runs before the tests are read). */
export const allSitemapPaths = () => sitePaths('out')

/** The addresses of the English edition: what does not depend on the language is tested there. */
export const sitemapPaths = () => allSitemapPaths().filter((path) => localeOf(path) === 'en')

/** The addresses of the Nepali edition. */
export const nepaliPaths = () => allSitemapPaths().filter((path) => localeOf(path) === 'ne')

/** The paths that the specification lists in section 2. */
export const specifiedPaths = [
  '/',
  ...['goldplus', 'coponext', 'bancos', 'dugdha', 'allmart', 'coopmart', 'micos'].map((slug) => `/products/${slug}`),
  ...[
    'desktopsoftware',
    'cloudservice',
    'smsservice',
    'mobilebanking',
    'websitedevelopment',
    'androidappdev',
    'webhosting',
  ].map((slug) => `/services/${slug}`),
  ...['softwaremanual', 'softwaredemo', 'collectionapp', 'forms'].map((slug) => `/downloads/${slug}`),
  ...['aboutus', 'career', 'offers', 'feedback', 'faqs'].map((slug) => `/company/${slug}`),
  '/contactus',
]

import { sitePaths } from '../../scripts/export/pages'

/** Every address of the site as the export itself lists it (the build runs before the tests are read). */
export const sitemapPaths = () => sitePaths('out')

/** The routes of the specification, section 2. */
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

import { inFile, type Edit } from './edit'

const pages =
  '/, /products/bancos, /products/goldplus, /services/websitedevelopment, /services/webhosting, /downloads/softwaremanual, /downloads/forms, /company/aboutus, /company/career, /company/offers, /company/feedback, /company/faqs, /contactus'
const form = 'is not an address: start a page of this site with / in small letters, another site with https://'
const path = "path: '/products/bancos'"

/** Addresses of this site. */
export const linkEdits: Edit[] = [
  ...inFile('content/home.ts', [
    ['address without its slash', path, "path: 'products/bancos'", `notice.path  ${form}`],
    ['address with capitals', path, "path: '/Products/Bancos'", `notice.path  ${form}`],
    ['address with a space', path, "path: '/products/ bancos'", 'notice.path  holds a space: take it out'],
    ['address with a space at its end', path, "path: '/products/bancos '", 'notice.path  holds a space: take it out'],
    ['address of another site without https', path, "path: 'www.example.com'", `notice.path  ${form}`],
    [
      'page that does not exist',
      path,
      "path: '/products/gold'",
      'notice.path  "/products/gold" is not a page of this site; did you mean /products/goldplus?',
    ],
    [
      'page under another name',
      path,
      "path: '/products/silver'",
      `notice.path  "/products/silver" is not a page of this site; use one of: ${pages}`,
    ],
    [
      'page without the end of its name',
      path,
      "path: '/contact'",
      'notice.path  "/contact" is not a page of this site; did you mean /contactus?',
    ],
    [
      'page in Nepali',
      path,
      "path: '/ne/contactus'",
      'notice.path  "/ne/contactus" is not a page of this site; did you mean /contactus (Nepali pages lead to Nepali pages by themselves)?',
    ],
    [
      'place that does not exist',
      path,
      "path: '/products/goldplus#features'",
      'notice.path  "#features" is not a place on /products/goldplus; use one of: #charkhata-accounting, #nepali-calendar-and-fiscal-years, #deposit-interest, #loan-dues-and-penalties',
    ],
    [
      'place on a page without places',
      path,
      "path: '/company/feedback#form'",
      'notice.path  "#form" is not a place on /company/feedback; it has none',
    ],
  ]),
  ...inFile('content/company/offers.ts', [
    [
      'posting that is gone',
      "href: '/company/career'",
      "href: '/company/career#driver'",
      'href  "#driver" is not a place on /company/career; use one of: #software-distributor-technician, #junior-developer-support-trainer',
    ],
    [
      'question that is gone',
      "href: '/company/career'",
      "href: '/company/aboutus#product'",
      'href  "#product" is not a place on /company/aboutus; use one of: #products, #services',
    ],
  ]),
  ...inFile('content/site.ts', [
    [
      'address of another network',
      "'https://www.facebook.com/'",
      "'https://www.youtube.com/@company'",
      `socials[1].url.value  "https://www.youtube.com/@company" is an address of YouTube, not of Facebook: write the one of Facebook, or network: 'youtube'`,
    ],
    [
      'address of no network',
      "'https://www.facebook.com/'",
      "'https://www.example.com/facebook'",
      `socials[1].url.value  "https://www.example.com/facebook" is not an address of Facebook: copy it from the company's page there`,
    ],
    [
      'address without https',
      "'https://www.facebook.com/'",
      "'http://www.facebook.com/'",
      'socials[1].url.value  is not a web address: write it like https://www.example.com/',
    ],
    [
      'web address with a space',
      "'https://www.facebook.com/'",
      "'https://www.facebook.com/our page'",
      'socials[1].url.value  holds a space: take it out',
    ],
    [
      'network misspelt',
      "network: 'facebook'",
      "network: 'fasebook'",
      'socials[1].network  must be one of: facebook, youtube, linkedin, instagram, tiktok, viber, whatsapp, x',
    ],
  ]),
]

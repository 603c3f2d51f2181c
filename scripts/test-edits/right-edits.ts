import type { ContentPath } from '@/lib/content/model'

import type { ContentCopy } from './content-copy'
import { dataMigration, payroll, priceList } from './new-pages'
import { salarySheet } from './new-screen'
import { logo, phone, photograph, posting, testimonial } from './new-items'
import { lengthen } from './to-limits'

/** An edit that an editor may make: `check:content` accepts it, so no test may fail. */
export interface RightEdit {
  name: string
  /** Edits of one group are made together; edits that exclude each other are in different groups. */
  group: 1 | 2
  make: (copy: ContentCopy) => void | Promise<void>
}

/** Texts to keep short: labels, shared by many places; highlights, which another text contains; cells, used by sums. */
const isShort = (path: ContentPath) => path[0] === 'labels' || path.includes('highlight') || path.includes('cells')

/** The edits, in the order in which they are made. */
export const rightEdits: RightEdit[] = [
  {
    name: 'new phones, confirmed',
    group: 1,
    make: ({ content: { site } }) => {
      site.phones = [phone(11), phone(12), phone(13)]
      site.offices.forEach((office, index) => (office.phone = phone(100 + index)))
    },
  },
  {
    name: 'another company name',
    group: 1,
    make: ({ content: { site } }) => {
      site.name = { en: 'Sajha Software & Services', ne: 'Sajha Software & Services' }
    },
  },
  {
    name: 'a partner with a logo',
    group: 1,
    make: async ({ content: { home }, pictures }) => {
      const photo = { file: 'partner-himal.png', alt: { en: 'Himal Hosting logo', ne: 'हिमाल होस्टिङको लोगो' } }
      home.partners.items.unshift({ partnerID: 901, partnerName: { en: 'Himal Hosting', ne: 'Himal Hosting' }, photo })
      pictures.set(photo.file, await logo())
    },
  },
  {
    name: 'all testimonials replaced',
    group: 1,
    make: ({ content: { home } }) => {
      home.testimonials.items = home.testimonials.items.map((_, index) => testimonial(501 + index))
    },
  },
  {
    name: 'two testimonials only',
    group: 2,
    make: ({ content: { home } }) => {
      home.testimonials.items = [testimonial(601), testimonial(602)]
    },
  },
  {
    name: 'the notice on, with a picture',
    group: 1,
    make: async ({ content: { home }, pictures }) => {
      const image = {
        file: 'notice-dashain.jpg',
        alt: { en: 'The office with its Dashain decoration', ne: 'दशैँमा सजिएको कार्यालय' },
      }
      home.notice = { ...home.notice, open: true, image }
      pictures.set(image.file, await photograph(800, 500))
    },
  },
  {
    name: 'one more question',
    group: 2,
    make: ({ content: { company } }) => {
      company.faqs.items.push({
        id: 'saturday',
        question: { en: 'Is anybody there on a Saturday?', ne: 'शनिबार कोही भेटिन्छ?' },
        answer: {
          en: 'Yes. On Saturdays one of us answers the phone of the head office from ten to four.',
          ne: 'भेटिन्छ। शनिबार दसदेखि चार बजेसम्म केन्द्रीय कार्यालयको फोन हामीमध्ये एक जनाले उठाउँछौँ।',
        },
      })
    },
  },
  {
    name: 'a posting removed',
    group: 1,
    make: ({ content: { company } }) => {
      company.career.postings.shift()
    },
  },
  {
    name: 'one more posting',
    group: 2,
    make: ({ content: { company } }) => {
      company.career.postings.push(posting('support-officer'))
    },
  },
  {
    name: 'one more office',
    group: 2,
    make: ({ content: { site, contact } }) => {
      const place = {
        place: { en: 'Dhangadhi', ne: 'धनगढी' },
        coordinator: { en: 'Branch coordinator, Far West', ne: 'शाखा संयोजक, सुदूरपश्चिम' },
      }
      site.offices.push({ id: 'dhangadhi', ...place, phone: phone(900) })
      contact.offices.push('dhangadhi')
    },
  },
  {
    name: 'a new product with its own weave and drawn screen',
    group: 2,
    make: ({ content }) => {
      content.products.payroll2 = payroll
      content.screens['salary-sheet'] = salarySheet
    },
  },
  {
    name: 'a new service and a new download without an icon',
    group: 2,
    make: ({ content }) => {
      content.services.datamigration = dataMigration
      content.downloads.pricelist2 = priceList
    },
  },
  {
    name: 'a photograph in a gallery',
    group: 1,
    make: async ({ content: { company }, pictures }) => {
      const image = {
        file: 'office-kathmandu.jpg',
        alt: { en: 'The counter of the office in Kathmandu', ne: 'काठमाडौं कार्यालयको काउन्टर' },
      }
      company.aboutus.gallery.splice(1, 0, { image })
      pictures.set(image.file, await photograph(1600, 1000))
    },
  },
  {
    name: 'texts as long as they may be',
    group: 2,
    make: ({ content }) => lengthen(content, (path) => !isShort(path)),
  },
]

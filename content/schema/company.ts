import { z } from 'zod'

import { listOf } from './count'
import { day } from './day'
import { id, linkBelow, linkHref, pageDescription, pageName, pending, pictures, text, titleWords } from './text'
import { weaveSchema } from './weave'

const basePage = z.strictObject({
  pageName,
  titleWords,
  description: pageDescription,
  heading: text(2, 80, 'Page heading'),
})

/** `content/company/aboutus.ts`: the page About Us. */
const aboutSchema = basePage.extend({
  paragraphs: listOf(text(40, 700, 'Paragraph'), 'paragraph', 1, 12),
  manager: text(5, 120, 'Name and office of the founder or manager').optional(),
  gallery: pictures.describe('Pictures of the intro carousel'),
  whoWeAre: text(3, 40, 'Heading of the company text'),
  productsTitle: text(3, 40, 'Heading of the product list'),
  servicesTitle: text(3, 40, 'Heading of the service list'),
})

const posting = z.strictObject({
  id,
  title: text(5, 80, 'Job title'),
  summary: text(20, 240, 'Job summary'),
  requirementsTitle: text(3, 40, 'Heading of the requirements'),
  requirements: listOf(text(5, 160, 'Requirement'), 'requirement', 1, 20),
  place: text(2, 60, 'Place of work').optional(),
  datePosted: day.optional().describe('Day of the announcement; search engines need this day and the place'),
  lastDay: day.optional().describe('Last day to apply, for visitors and search engines'),
  pending,
})

/** `content/company/career.ts`: the page with open posts and how to apply. */
const careerSchema = basePage.extend({
  intro: text(10, 240, 'Introduction'),
  postings: listOf(posting, 'posting', 0, 10),
  noOpenings: text(10, 240, 'Text while there is no posting'),
  applyTitle: text(3, 40, 'Heading of the application text'),
  applyBy: text(10, 60, 'Last day to apply, under a job title', { requiredSlots: ['date'] }),
  applyText: text(20, 300, 'How to apply'),
  askFirst: text(20, 300, 'What to ask before applying, since the postings do not say it').optional(),
  applyLabel: text(3, 40, 'Text of the application link'),
  applySubject: text(3, 80, 'Subject of the application e-mail'),
})

/** `content/company/offers.ts`: the page with one advertisement and the state of price offers. */
const offersSchema = basePage.extend({
  alt: text(5, 160, 'Picture description'),
  headline: text(4, 40, 'Headline of the advertisement'),
  text: text(10, 160, 'Text of the advertisement'),
  linkLabel: text(3, 60, 'Text of the link'),
  noOffers: text(5, 120, 'Line on price offers, beside the quotation button').optional(),
  weave: weaveSchema,
  href: linkHref,
})

/** `content/company/feedback.ts`: the page with the feedback form. */
const feedbackSchema = basePage.extend({
  intro: text(10, 240, 'Introduction'),
  messageHint: text(5, 80, 'Hint below the message field, instead of that of the other forms'),
})

/** `content/company/faqs.ts`: the page with questions and answers. */
const faqsSchema = basePage.extend({
  intro: text(10, 240, 'Introduction'),
  items: listOf(
    z.strictObject({ id, question: text(5, 160, 'Question'), answer: text(10, 600, 'Answer'), link: linkBelow }),
    'question',
    3,
    30,
  ),
  officesTitle: text(5, 80, 'Heading above the phone numbers'),
})

/** `content/company/`: pages by slug. */
export const companySchema = z.strictObject({
  aboutus: aboutSchema,
  career: careerSchema,
  offers: offersSchema,
  feedback: feedbackSchema,
  faqs: faqsSchema,
})

/** `content/contact.ts`: the page with the contact form and the offices. */
export const contactSchema = basePage.extend({
  intro: text(10, 240, 'Introduction'),
  formTitle: text(3, 60, 'Heading of the form'),
  officesTitle: text(3, 60, 'Heading of the offices'),
  yourData: z
    .strictObject({
      title: text(5, 60, 'Heading of the section'),
      rows: listOf(z.strictObject({ name: text(2, 40, 'Question'), desc: text(10, 240, 'Answer') }), 'row', 3, 10),
    })
    .describe('Use of the data that visitors send'),
})

/** `content/not-found.ts`: the error page. */
export const notFoundSchema = z.strictObject({
  pageName,
  heading: text(5, 80, 'Page heading'),
  text: text(10, 160, 'Line under the heading'),
  alt: text(5, 160, 'Picture description'),
  linkLabel: text(3, 40, 'Text of the link to the home page'),
  weave: weaveSchema,
})

/** `content/company/aboutus.ts` as an editor writes it. */
export type AboutusInput = z.input<typeof aboutSchema>
/** `content/company/career.ts` as an editor writes it. */
export type CareerInput = z.input<typeof careerSchema>
/** `content/company/offers.ts` as an editor writes it. */
export type OffersInput = z.input<typeof offersSchema>
/** `content/company/feedback.ts` as an editor writes it. */
export type FeedbackInput = z.input<typeof feedbackSchema>
/** `content/company/faqs.ts` as an editor writes it. */
export type FaqsInput = z.input<typeof faqsSchema>
/** `content/contact.ts` as an editor writes it. */
export type ContactInput = z.input<typeof contactSchema>
/** `content/not-found.ts` as an editor writes it. */
export type NotFoundInput = z.input<typeof notFoundSchema>

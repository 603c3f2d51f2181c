import { z } from 'zod'

import { listOf } from './count'
import { day } from './day'
import { id, image, linkBelow, linkHref, pageDescription, pageName, pending, text, titleWords } from './text'

const carousel = z.strictObject({
  title: text(3, 60, 'Section heading'),
  tagline: text(3, 80, 'Line under the heading'),
})

/** A hero slide (specification, section 2); a slide without a title shows the names of all products. */
const slide = z
  .strictObject({
    eyebrow: text(3, 40, 'Small line above the title').optional(),
    title: text(5, 60, 'Slide title').optional(),
    description: text(10, 160, 'Slide text').optional(),
    secondDescription: text(10, 120, 'Second line of the slide').optional(),
    alt: text(5, 160, 'Picture description'),
    screen: id.optional().describe('Name of a file in content/screens; a slide with a title has one'),
    product: id.optional().describe('Product whose column under the slides is coloured while the slide is shown'),
  })
  .refine(({ title, screen }) => Boolean(title) === Boolean(screen), {
    path: ['screen'],
    error: 'belongs to a title: write both, or neither for a slide that lists all products',
  })

const partner = z.strictObject({
  partnerID: z.number().int().positive(),
  partnerName: text(2, 60, 'Partner name', { isName: true }),
  photo: image.optional().describe('Logo supplied by the partner'),
  pending,
})

const testimonial = z.strictObject({
  testimonialsID: z.number().int().positive(),
  message: text(20, 240, 'Testimonial'),
  coopName: text(3, 80, 'Co-operative'),
  pending,
})

const shown = z.boolean().default(true).describe('false hides the section, and keeps its items for later')

const notice = z
  .strictObject({
    open: z.boolean().describe('true shows the notice one second after the page has loaded'),
    from: day.optional().describe('First day of the notice in Nepal'),
    until: day.optional().describe('Last day of the notice in Nepal; the site then ends the notice'),
    subject: text(2, 60, 'Notice heading', { isName: true }),
    content: text(10, 200, 'Notice text'),
    path: linkHref,
    linkLabel: text(3, 40, 'Text of the notice link'),
    image: image.optional(),
  })
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ['until'],
    error: 'is before from: write the last day of the notice, or change from',
  })

/** Maximum number of slides; hero.css has a selector for each. */
export const MAX_SLIDES = 7

/** `content/home.ts`: the home page (specification, section 2); the product and service files contain their cards. */
export const homeSchema = z.strictObject({
  pageName,
  titleWords,
  heading: text(5, 80, 'Page heading'),
  claims: text(10, 60, 'Line above the heading: since when, how many, where'),
  alsoFor: text(20, 140, 'Sentence under the heading: whom else the company serves, and with what'),
  description: pageDescription,
  slides: listOf(slide, 'slide', 3, MAX_SLIDES),
  stats: listOf(
    z.strictObject({ figure: text(1, 8, 'Figure'), label: text(3, 30, 'Label of the figure') }),
    'figure',
    3,
    3,
  ),
  howItWorks: z.strictObject({
    title: text(5, 60, 'Heading of how the software works'),
    highlight: text(2, 20, 'Word of the heading set in red'),
    text: text(80, 600, 'How the software works'),
    link: linkBelow,
    screen: id.optional().describe('Mock screen beside the text'),
  }),
  products: carousel,
  services: carousel,
  partners: carousel.extend({
    sampleNote: text(10, 160, 'Line that marks partners not yet named'),
    shown,
    items: listOf(partner, 'partner', 0, 24),
  }),
  testimonials: carousel.extend({
    sampleNote: text(10, 160, 'Line that marks a sample testimonial'),
    shown,
    items: listOf(testimonial, 'testimonial', 0, 12),
  }),
  notice,
})

/** `content/home.ts` as an editor writes it. */
export type HomeInput = z.input<typeof homeSchema>

import { z } from 'zod'

import { stepsSchema } from './buying'
import { calculatorKinds } from './calculators'
import { listOf, oneCellEach } from './count'
import { id, linkBelow, pageDescription, pageName, pictures, text, titleWords, TITLE_WORDS } from './text'
import { weaveSchema } from './weave'

const featureList = z.strictObject({
  title: text(2, 60, 'List title'),
  items: listOf(text(1, 60, 'List item'), 'item', 1, 30),
})

const feature = z.strictObject({
  id: id.describe('Address of the feature on its page (`#id`); keep it when the name changes'),
  name: text(3, 60, 'Feature name'),
  desc: text(20, 400, 'Feature text'),
  lists: listOf(featureList, 'list', 0, 6).optional().describe('Lists under the feature text'),
  link: linkBelow,
  screen: id.optional().describe('Mock screen beside the open feature: name of a file in content/screens'),
})

/** Maximum number of mock screens of a product, with the main one; features.css has a rule for each but the first. */
export const MAX_SCREENS = 6

/** `content/products/<slug>.ts`: a product page with its card, menu entry and footer link. */
export const productSchema = z.strictObject({
  pageName,
  // With the company's name, about the 65 letters that search results show.
  titleWords: text(10, 36, TITLE_WORDS),
  heading: text(2, 60, 'Page heading', { isName: true }),
  cardName: text(2, 40, 'Name on the card', { isName: true }),
  cardText: text(20, 90, 'One-liner on the card'),
  description: pageDescription,
  audience: text(5, 80, 'For whom'),
  customers: text(5, 80, 'The same as a group of customers, for search engines').optional(),
  need: text(10, 90, 'Row of “Which one is yours?”, in a buyer’s words'),
  platforms: text(3, 60, 'Where the product runs, in the row of `need`').optional(),
  positioning: text(20, 120, 'Positioning line'),
  intro: text(80, 600, 'Introduction'),
  featuresNote: text(10, 90, 'Line under the feature heading', { optionalSlots: ['count'] }),
  features: listOf(feature, 'feature', 3, 40).refine(
    (features) => new Set(features.flatMap(({ screen }) => screen ?? [])).size < MAX_SCREENS,
    `show more than ${MAX_SCREENS - 1} mock screens: name fewer`,
  ),
  editions: listOf(
    z.strictObject({ name: text(3, 40, 'Edition name'), desc: text(10, 160, 'Edition text') }),
    'edition',
    1,
    8,
  )
    .optional()
    .describe('Editions of the product, such as desktop and web'),
  screen: id.describe('Main mock screen: name of a file in content/screens; a `gallery` replaces the screen'),
  calculators: listOf(z.enum(calculatorKinds), 'calculator', 1, 3)
    .optional()
    .describe('Calculators in which visitors type their own figures; the texts are in content/calculators.ts'),
  oldData: z
    .literal(true)
    .optional()
    .describe('true adds the reader of old data, whose texts are in content/old-data.ts'),
  gallery: pictures.optional().describe('Pictures of the intro carousel'),
  contactTitle: text(10, 80, 'Call to contact at the end of the page'),
  weave: weaveSchema,
})

const packageTable = z
  .strictObject({
    note: text(10, 200, 'Line above the packages, such as why a package lacks a row').optional(),
    packages: listOf(
      z.strictObject({ name: text(3, 40, 'Package name'), desc: text(10, 120, 'Package text') }),
      'package',
      1,
      6,
    ),
    rows: listOf(
      z.strictObject({
        name: text(2, 60, 'What packages include'),
        cells: z
          .array(z.union([z.boolean(), z.number(), z.null()], 'must be true, false, a number or null'))
          .describe('One cell per package, in the order of `packages`: true, false or a number; null for no number'),
      }),
      'row',
      1,
      20,
    ),
  })
  .superRefine(oneCellEach('packages', ({ packages }) => packages))

/** `content/services/<slug>.ts`: a service page with its card, menu entry and footer link. */
export const serviceSchema = z.strictObject({
  pageName,
  titleWords,
  cardName: text(2, 40, 'Name on the card'),
  cardText: text(20, 120, 'Text on the card'),
  description: pageDescription,
  positioning: text(20, 120, 'Positioning line'),
  intro: text(80, 600, 'Introduction'),
  points: listOf(
    z.strictObject({ name: text(2, 60, 'Point name'), desc: text(10, 200, 'Point text') }),
    'point',
    0,
    20,
  ).describe('What the customer can expect; empty for a page with an introduction only'),
  screen: id.optional().describe('Mock screen in the head: name of a file in `screens/`'),
  packageTable: packageTable.optional().describe('Packages to choose from, as a table'),
  project: stepsSchema.optional().describe('How a project runs'),
  questions: listOf(
    z.strictObject({ question: text(5, 80, 'Question'), answer: text(10, 240, 'Answer') }),
    'question',
    1,
    6,
  ).describe('What to ask before buying this service, above the call to contact'),
  contactTitle: text(10, 80, 'Call to contact at the end of the page'),
})

/** `content/products/<slug>.ts` as an editor writes it. */
export type ProductInput = z.input<typeof productSchema>
/** `content/services/<slug>.ts` as an editor writes it. */
export type ServiceInput = z.input<typeof serviceSchema>

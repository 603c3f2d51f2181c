import { z } from 'zod'

import { listOf } from './count'
import { countCharacters, countGraphemes } from './graphemes'
import type { Locale } from './locale-codes'
import { isViberChat } from './social-networks'
import { textProblems, type TextOptions } from './text-rules'

/** Marks a value that the company has not confirmed; `npm run check:launch` lists all of them. */
export const pending = z
  .literal(true, 'must be true, or be left out once the company has confirmed the value')
  .optional()

/** Replaces the no-break spaces of word processors, and trims the text. */
const plainSpaces = (value: string) => value.replace(/[\u00A0\u202F]/g, ' ').trim()

/**
 * One line of text without markup in the language `locale`: at least `min` code points, vowel signs included, and at
 * most `max` grapheme clusters.
 */
const wordsIn = (min: number, max: number, what: string, locale: Locale, options: TextOptions) =>
  z
    .string()
    .overwrite(plainSpaces)
    .superRefine((value, context) => {
      const bound = { origin: 'string', inclusive: true, input: value } as const
      // Vowel signs count as characters: लेखापाल has four letters, but is as long as “clerk”.
      if (countCharacters(value) < min)
        context.addIssue({
          ...bound,
          code: 'too_small',
          minimum: min,
          message: `${what} is too short: write at least ${min} characters`,
        })
      if (countGraphemes(value, max + 1) > max)
        context.addIssue({
          ...bound,
          code: 'too_big',
          maximum: max,
          message: `${what} is too long: keep it to ${max} characters (it has ${countGraphemes(value, Infinity)})`,
        })
      for (const message of textProblems(value, locale, options)) context.addIssue({ code: 'custom', message })
    })

/** Visible text of `min` to `max` characters per language. Messages call the text `what`. */
export const text = (min: number, max: number, what: string, options: TextOptions = {}) =>
  z
    .strictObject({
      en: wordsIn(min, max, what, 'en', options),
      ne: wordsIn(min, max, what, 'ne', options),
      pending,
    })
    .meta({
      description: what,
      length: [min, max],
      slots: [...(options.requiredSlots ?? []), ...(options.optionalSlots ?? [])],
    })

/** A label of at most 60 letters. */
export const label = (what: string, ...requiredSlots: string[]) => text(1, 60, what, { requiredSlots })

/** A sentence of 10 to 200 letters. */
export const sentence = (what: string, ...requiredSlots: string[]) => text(10, 200, what, { requiredSlots })

/** A short text for all languages, such as the search query of the map. */
export const neutralText = (min: number, max: number, what: string) =>
  wordsIn(min, max, what, 'en', {}).meta({ description: what, length: [min, max] })

/** A single value for all languages, such as a phone number. */
export const languageNeutral = <T extends z.ZodType>(value: T) => z.strictObject({ value, pending })

/** Description for search results and link previews: 50 to 160 characters. */
export const pageDescription = text(50, 160, 'Page description')

/**
 * Name of a page in its title, in menus and breadcrumbs. With the prefix `enquiryAbout` it forms the subject of an
 * enquiry, at most 50 letters (specification, section 5).
 */
export const pageName = text(2, 36, 'Page name', { isName: true })

/** What title words are, in messages and in the list of fields. */
export const TITLE_WORDS = 'Words after the page name in the browser title and in search results'

/** What people type into a search for a page whose name alone does not say it; follows the name in the browser title. */
export const titleWords = text(10, 60, TITLE_WORDS)

/** A value without spaces; a space aborts all further checks. */
const unspaced = z.string().regex(/^\S*$/, { error: 'contains a space: remove it', abort: true })

/** Target of a social link: a web address, or a Viber chat. */
export const socialAddress = unspaced.refine(
  (value) => isViberChat(value) || z.url({ protocol: /^https$/ }).safeParse(value).success,
  'is not a web address: write it like https://www.example.com/',
)

/** An e-mail address. */
export const email = languageNeutral(
  unspaced.pipe(z.email('is not an e-mail address: write it like info@example.com')),
).describe('E-mail address')

/** Numbers of digits after the country code: a landline with area code, and a mobile number. */
const DIGIT_COUNTS = [8, 10]

/** A phone number in Nepal, with spaces between groups. */
export const phone = languageNeutral(
  z
    .string()
    .regex(/^\+977 \d+( \d+)*$/, {
      error:
        'is not a phone number: write it like +977 1 0000000, in the digits 0–9, with single spaces and no other signs',
      abort: true,
    })
    .superRefine((value, context) => {
      const digits = value.slice('+977'.length).replaceAll(' ', '').length
      const message = `has ${digits} digits after +977: a landline has 8 with its area code, a mobile number has 10`
      if (!DIGIT_COUNTS.includes(digits)) context.addIssue({ code: 'custom', message })
    }),
).describe('Phone number, like +977 1 0000000')

/** An internal link with an optional fragment. */
export const internalHref = unspaced.regex(
  /^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/,
  'is not an address of this site: start it with / and use small letters',
)

const isWebAddress = (value: string) => /^https:\/\/[^\s/]+\.\S+$/.test(value) && URL.canParse(value)

/** The address of an external page. */
export const webAddress = unspaced.refine(isWebAddress, 'is not a web address: write it like https://www.example.com/')

/** Target of a link: a page of this site, or an external site by https. */
export const linkHref = unspaced
  .refine(
    (value) => internalHref.safeParse(value).success || isWebAddress(value),
    'is not an address: write a page of this site like /company/faqs, without .html, another site with https://',
  )
  .describe('A page of this site, or another site with https')

/** A link under a text. */
export const linkBelow = z
  .strictObject({ label: text(5, 60, 'Text of the link'), path: linkHref })
  .optional()
  .describe('Link under the text')

/** Name of a picture file in `content/images`. */
export const pictureFileName = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*\.(png|jpe?g)$/,
    'must be the name of a file in content/images: small letters, digits and hyphens, then .png, .jpg or .jpeg',
  )
  .describe('Name of a file in content/images')

/** A picture in `content/images` and its text alternative (WCAG 1.1.1). */
export const image = z.strictObject({ file: pictureFileName, alt: text(5, 160, 'Picture description') })

/** An id for URLs and references: small letters, digits and hyphens. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must use small letters, digits and single hyphens')
  .describe('Name in addresses and in other files: small letters, digits and hyphens')

/** Pictures of an intro carousel, as mock screens by name or picture files; a single picture needs no carousel. */
export const pictures = listOf(
  z
    .strictObject({ screen: id.optional(), image: image.optional() })
    .refine(
      ({ screen, image }) => (screen === undefined) !== (image === undefined),
      'needs either screen (the name of a file in content/screens) or image with file and alt',
    ),
  'picture',
  1,
  12,
)

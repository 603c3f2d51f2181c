import { z } from 'zod'

import { listOf } from './count'

/** Languages of the site, the default first. A new language becomes a key beside `en` in every text. */
export const locales = ['en'] as const

/** Language of an edition of the site, as in `<html lang>` (BCP 47). */
export type Locale = (typeof locales)[number]

/** Marks a value the company has not confirmed; `npm run check:launch` lists every one of them. */
export const pending = z
  .literal(true, 'must be true, or be left out once the company has confirmed the value')
  .optional()

/** Visible text of `min` to `max` characters, one entry for each language. `what` names it in messages. */
export const text = (min: number, max: number, what: string) =>
  z
    .strictObject({
      en: z
        .string()
        .trim()
        .min(min, `${what} is too short: write at least ${min} characters`)
        .max(max, `${what} is too long: keep it to ${max} characters`),
      pending,
    })
    .describe(what)

/** A single value that is the same in every language, such as a phone number. */
export const fact = <T extends z.ZodType>(value: T) => z.strictObject({ value, pending })

/** Address for search results and link previews: 50 to 160 characters. */
export const pageDescription = text(50, 160, 'Page description')

/** Name of a page in its browser title, in menus and breadcrumbs. */
export const pageName = text(2, 40, 'Page name')

export const email = fact(z.email('is not an e-mail address: write it like info@example.com'))

export const phone = fact(
  z.string().regex(/^\+977 [0-9 ]{6,14}$/, 'is not a phone number: write it like +977 1 0000000'),
)

export const internalHref = z
  .string()
  .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'is not an address of this site: start it with / and use small letters')

const isWebAddress = (value: string) => /^https:\/\/[^\s/]+\.\S+$/.test(value) && URL.canParse(value)

/** Where a link leads: a page of this site, or another site. */
export const linkHref = z
  .string()
  .refine(
    (value) => internalHref.safeParse(value).success || isWebAddress(value),
    'is not an address: start a page of this site with / in small letters, another site with https://',
  )

/** Name of a picture file in `content/images`. */
export const pictureFile = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*\.(png|jpe?g)$/,
    'must be the name of a file in content/images: small letters, digits and hyphens, then .png, .jpg or .jpeg',
  )

/** A picture in `content/images`, with the words that replace it for those who cannot see it (WCAG 1.1.1). */
export const image = z.strictObject({ file: pictureFile, alt: text(5, 160, 'Picture description') })

/** A short id used in addresses and references: small letters, digits and hyphens. */
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must use small letters, digits and single hyphens')

/** Pictures of an intro carousel, one of them without a carousel: drawn screens by name, or picture files. */
export const pictures = listOf(
  z.union(
    [z.strictObject({ screen: id }), z.strictObject({ image })],
    'needs either screen (the name of a file in content/screens) or image',
  ),
  'picture',
  1,
  12,
)

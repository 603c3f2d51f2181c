import * as z from 'zod/mini'

import { countCharacters, countGraphemes } from '@/content/schema/graphemes'

import type { SiteContent } from '../content/site-content'
import { interpolateIn } from '../i18n/interpolate'
import type { Locale } from '../i18n/locales'
import { isEmailAddress, normalise } from './normalise'

/** Attributes of a control: virtual keyboard, autofill (WCAG 1.3.5), size; and the use of its hint. */
interface Control {
  inputMode?: 'numeric' | 'email'
  autoCapitalize?: 'none'
  autoComplete: string
  rows?: number
  /** Where the hint says what else can be done: `kept` below an error, `repeated` in the summary of errors too. */
  hint?: 'kept' | 'repeated'
}

/** The fields of an enquiry in the order of the form (specification, section 3), with their controls. */
const controlsByField = {
  name: { autoComplete: 'name' },
  coopname: { autoComplete: 'organization' },
  // No `type="tel"`: HTML does not allow `tel-national` on that type (HTML, 4.10.18.7).
  contactno: { inputMode: 'numeric', autoComplete: 'tel-national', hint: 'kept' },
  address: { autoComplete: 'address-line1' },
  // No `type="email"`: Chromium converts `sita@example.com।` to another address before `normalise` runs.
  email: { inputMode: 'email', autoCapitalize: 'none', autoComplete: 'email', hint: 'repeated' },
  subject: { autoComplete: 'off' },
  message: { autoComplete: 'off', rows: 3 },
} satisfies Record<string, Control>

/** Name of a field. */
export type EnquiryField = keyof typeof controlsByField

/** The control of each field. */
export const controls: Record<EnquiryField, Control> = controlsByField

/** The names of the fields in their order. */
export const enquiryFields = Object.keys(controlsByField) as EnquiryField[]

/** Values by field: before parsing as typed, after parsing normalised and trimmed. */
export type Enquiry = Record<EnquiryField, string>

/** An enquiry with an empty value in each field. */
export const emptyEnquiry = Object.fromEntries(enquiryFields.map((field) => [field, ''])) as Enquiry

/**
 * Messages and limits from content. A minimum counts code points, so that काठमाडौं is long enough; for Devanagari,
 * it is at most `minDevanagari`. A maximum counts grapheme clusters.
 */
export interface EnquiryRules {
  locale: Locale
  fields: Record<EnquiryField, { required: string; min?: number; max?: number }>
  minDevanagari: number
  messages: Record<'tooShort' | 'tooLong' | 'invalidNumber' | 'invalidEmail', string>
}

/** Texts and limits of the form in one language (`content/enquiry-form.ts`). */
export type EnquiryTexts = SiteContent['enquiryForm'] & { locale: Locale }

const isDevanagari = (value: string) => /\p{Script=Devanagari}/u.test(value) && !/[a-z]/i.test(value)

/** Rules of the form (specification, section 5) on normalised values; a field's first broken rule sets its message. */
export function enquirySchema({ locale, fields, minDevanagari, messages }: EnquiryRules) {
  const limitedText = (field: EnquiryField) => {
    const { min = 1, max = Infinity } = fields[field]
    const minimumFor = (value: string) => (isDevanagari(value) ? Math.min(min, minDevanagari) : min)
    return requiredText(field).check(
      z.refine((value) => countCharacters(value) >= minimumFor(value), {
        error: ({ input }) => interpolateIn(locale, messages.tooShort, { min: minimumFor(String(input)) }),
      }),
      z.refine((value) => countGraphemes(value, max + 1) <= max, interpolateIn(locale, messages.tooLong, { max })),
    )
  }
  const requiredText = (field: EnquiryField) =>
    z.string().check(
      z.overwrite((value) => normalise(field, value)),
      z.trim(),
      z.refine((value) => countGraphemes(value, 1) > 0, { error: fields[field].required, abort: true }),
    )
  return z.object({
    name: limitedText('name'),
    coopname: limitedText('coopname'),
    contactno: requiredText('contactno').check(z.regex(/^[0-9]{10}$/, messages.invalidNumber)),
    address: limitedText('address'),
    email: requiredText('email').check(z.refine(isEmailAddress, messages.invalidEmail)),
    subject: limitedText('subject'),
    message: limitedText('message'),
  })
}

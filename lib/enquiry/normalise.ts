import { regexes } from 'zod/mini'

import { latinDigits } from '../locales'

/** Invisible characters in pasted text: soft hyphen, joiners, direction marks, byte order mark. */
const INVISIBLE = '\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF'
const invisible = new RegExp(`[${INVISIBLE}]`, 'g')
const surroundingSpaceAndInvisible = new RegExp(`^[\\s${INVISIBLE}]+|[\\s${INVISIBLE}]+$`, 'g')

const PUNCTUATION_AROUND_NUMBER = /^[^\p{L}\p{N}+]+|[^\p{L}\p{N}]+$/gu
const DIGIT_GROUPING = /[\s.·•−\p{Pd}\p{Ps}\p{Pe}\p{Cf}]/gu
const TEN_DIGITS = /^(?:tel:)?(?:(?:\++|00)?977)?([0-9]{10})$/i
/** Eight digits after Nepal's code or a zero, except mobile numbers (98…); or six or seven digits without area code. */
const LANDLINE = /^(?:(?:(?:\++|00)?977|0)0?(?!98)[1-9]\d{7}|[4-6]\d{5,6})$/

const SPACED_AT = /\s*@\s*/g
/** `Sita <sita@example.com>;` */
const NAME_BEFORE_BRACKETS = /^[^@<>]*[<([]([^<>]*)[>)\]][\s\p{P}]*$/u
/** `“mailto:sita@example.com?subject=…` */
const OPENING_PUNCTUATION_AND_MAILTO = /^[\s\p{Ps}\p{Pi}"]*(?:mailto:([^?]*).*)?/iu
/** Except `_` and `'`, with which an address may begin: `_sita@example.com_` stays as typed. */
const PUNCTUATION_AROUND_ADDRESS = /^[^\p{L}\p{N}_']+|[^\p{L}\p{N}_']+$/gu

/**
 * Reduces a phone number to ten digits and an e-mail address to the bare address; an unrecognised value stays. Other
 * fields lose invisible marks at both ends only, since Devanagari uses joiners inside words.
 */
export function normalise(field: string, value: string): string {
  if (field === 'contactno') return tenDigits(value) ?? value
  if (field === 'email') return addressIn(value) ?? value
  return value.replace(surroundingSpaceAndInvisible, (end) => end.replace(invisible, ''))
}

/** The ten digits of a number, without Nepal's country code; undefined for any other text, such as two numbers. */
function tenDigits(value: string): string | undefined {
  return TEN_DIGITS.exec(strippedNumber(value))?.[1]
}

/** A phone number in ASCII digits, without grouping characters and surrounding punctuation. */
const strippedNumber = (value: string) =>
  latinDigits(value).replace(PUNCTUATION_AROUND_NUMBER, '').replace(DIGIT_GROUPING, '')

/** Whether a value is the number of a landline in Nepal. */
export const isLandline = (value: string) => LANDLINE.test(strippedNumber(value))

/** Extracts one e-mail address from pasted text: drops name, brackets, `mailto:` and punctuation. */
function addressIn(value: string): string | undefined {
  const address = value
    .replace(invisible, '')
    .replace(SPACED_AT, '@')
    .replace(NAME_BEFORE_BRACKETS, '$1')
    .replace(OPENING_PUNCTUATION_AND_MAILTO, '$1')
    .replace(PUNCTUATION_AROUND_ADDRESS, '')
  return isEmailAddress(address) ? address : undefined
}

/** Whether a text is an e-mail address by the HTML standard (as in browsers) and by the dot rules of RFC 5322. */
export const isEmailAddress = (text: string) => regexes.html5Email.test(text) && regexes.rfc5322Email.test(text)

import { regexes } from 'zod/mini'

import { latinDigits } from '../i18n/locales'

/** Invisible characters in pasted text: soft hyphen, joiners, direction marks, byte order mark. */
const INVISIBLE = '\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF'
const invisible = new RegExp(`[${INVISIBLE}]`, 'g')
const surroundingSpaceAndInvisible = new RegExp(`^[\\s${INVISIBLE}]+|[\\s${INVISIBLE}]+$`, 'g')

const PUNCTUATION_AROUND_NUMBER = /^[^\p{L}\p{N}+]+|[^\p{L}\p{N}]+$/gu
const DIGIT_GROUPING = /[\s.·•−\p{Pd}\p{Ps}\p{Pe}\p{Cf}]/gu
const TEN_DIGITS = /^(?:tel:)?(?:(?:\++|00)?977)?([0-9]{10})$/i
const SPACED_AT = /\s*@\s*/g
/** `Email: sita@example.com`, `E-mail ID: …`, `इमेल ठेगाना: …` */
const LABEL = /^\s*(?:e-?mail|g?mail|[इई]-?मेल)(?:\s+(?:id|address|ठेगाना))?\s*[:：ः]\s*/iu
/** `sita@example.com (office)` */
const NOTE_IN_BRACKETS = /\s*\([^()@]*\)\s*$/u
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

/** Extracts one e-mail address from pasted text: drops name, brackets, `mailto:` and punctuation. */
function addressIn(value: string): string | undefined {
  const address = value
    .replace(invisible, '')
    .replace(SPACED_AT, '@')
    .replace(LABEL, '')
    .replace(NOTE_IN_BRACKETS, '')
    .replace(NAME_BEFORE_BRACKETS, '$1')
    .replace(OPENING_PUNCTUATION_AND_MAILTO, '$1')
    .replace(PUNCTUATION_AROUND_ADDRESS, '')
  return isEmailAddress(address) ? address : undefined
}

/**
 * Whether a text is an e-mail address by the HTML standard (as in browsers) and by the dot rules of RFC 5322. The domain
 * may be in any script (`info@सहकारी.नेपाल`): its ASCII form (RFC 5890) is checked.
 */
export function isEmailAddress(text: string): boolean {
  const [local, domain = '', ...rest] = text.split('@')
  if (rest.length > 0 || !DOMAIN_CHARACTERS.test(domain)) return false
  const ascii = `${local}@${asciiDomain(domain)}`
  // The rule of RFC 5322 knows letters only in the last label.
  return regexes.html5Email.test(ascii) && regexes.rfc5322Email.test(ascii.replace(/\.xn--[a-z0-9-]+$/i, '.np'))
}

const DOMAIN_CHARACTERS = /^[\p{L}\p{M}\p{N}.-]+$/u

function asciiDomain(domain: string): string {
  if (/^[ -~]*$/.test(domain)) return domain
  try {
    return new URL(`https://${domain}`).hostname
  } catch {
    return domain
  }
}

/** The address with another domain. */
export const withDomain = (address: string, domain: string) => address.trim().replace(/@.*/, `@${domain}`)

/** Frequent slips in the domain of an address, by the right domain. */
const slipsByDomain = {
  'gmail.com': 'gmial.com gmai.com gmal.com gamil.com gnail.com gmaill.com gmail.con gmail.co gmail.cm gmil.com',
  'yahoo.com': 'yaho.com yahooo.com yahoo.con yahoo.co',
  'hotmail.com': 'hotmial.com hotmal.com hotmail.con',
  'outlook.com': 'outlok.com outlook.con',
}

/** The domain that was probably meant in an e-mail address; undefined if there is no doubt. */
export function probableDomain(address: string): string | undefined {
  const domain = address.trim().toLowerCase().split('@')[1]
  return domain && Object.entries(slipsByDomain).find(([, slips]) => slips.split(' ').includes(domain))?.[0]
}

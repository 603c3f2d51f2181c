import { regexes } from 'zod/mini'

import { latinDigits } from '../locales'

/** Invisible characters in pasted text: soft hyphen, joiners, direction marks, byte order mark. */
const MARKS = '\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF'
const marks = new RegExp(`[${MARKS}]`, 'g')
const ends = new RegExp(`^[\\s${MARKS}]+|[\\s${MARKS}]+$`, 'g')

/**
 * Reduces a phone number to ten digits and an e-mail address to the bare address; an unrecognised value stays. Other
 * fields lose invisible marks at both ends only, since Devanagari uses joiners inside words.
 */
export function normalise(field: string, value: string): string {
  if (field === 'contactno') return tenDigits(value) ?? value
  if (field === 'email') return addressIn(value) ?? value
  return value.replace(ends, (end) => end.replace(marks, ''))
}

/** Ten digits without Nepal's country code; undefined for a zero before them, or two numbers with a comma or slash. */
function tenDigits(value: string): string | undefined {
  return /^(?:tel:)?(?:(?:[+＋]+|00)?977)?([0-9]{10})$/i.exec(written(value))?.[1]
}

/** A number in ASCII digits, without grouping and surrounding punctuation. */
const written = (value: string) =>
  latinDigits(value)
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/^[^\p{L}\p{N}+＋]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/[\s.·•−\p{Pd}\p{Ps}\p{Pe}\p{Cf}]/gu, '')

/** Tests for a landline: eight digits after Nepal's code or a zero, or a local number of six or seven. */
export const isLandline = (value: string) =>
  /^(?:(?:(?:[+＋]+|00)?977|0)0?(?!98)[1-9]\d{7}|[4-6]\d{5,6})$/.test(written(value))

/** Extracts one e-mail address from pasted text: drops name, label, brackets, quotes and trailing punctuation. */
function addressIn(value: string): string | undefined {
  const address = value
    .replace(marks, '')
    .replace(/＠/g, '@')
    .replace(/\s*@\s*/g, '@')
    .replace(/^([^<>]*[^<>\s])\s*<(?:mailto:)?\1>/i, '$1')
    .replace(/^[^@<>]*[<([]([^<>]*)[>)\]][\s\p{P}]*$/u, '$1')
    .replace(/^\s*'(.*)'\s*$/, '$1')
    .replace(/^[\s\p{Ps}\p{Pi}"]*(?:mailto:([^?]*).*)?/iu, '$1')
    .replace(/^[\p{L}\p{M}\s-]*(?:[:=]|\s\p{Pd}\s)\s*/u, '')
    .replace(/^_(.*)_$/, '$1')
    .replace(/^[^\p{L}\p{N}_']+|[^\p{L}\p{N}]+$/gu, '')
  return isAddress(address) ? address : undefined
}

/** Valid by the HTML standard (as in browsers) and by the dot rules of RFC 5322. */
export const isAddress = (text: string) => regexes.html5Email.test(text) && regexes.rfc5322Email.test(text)

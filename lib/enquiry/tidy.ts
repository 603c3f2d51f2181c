import { regexes } from 'zod/mini'

import { latinDigits } from '../locales'

/** What shows nothing, and is copied along: soft hyphen, joiners, marks of direction, byte order mark. */
const MARKS = '\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF'
const marks = new RegExp(`[${MARKS}]`, 'g')
const ends = new RegExp(`^[\\s${MARKS}]+|[\\s${MARKS}]+$`, 'g')

/**
 * A pasted number as its ten digits, and a pasted address without what stood around it. Other texts lose invisible marks
 * at their ends only: inside words joiners belong to the letters. What cannot be tidied stays as it is.
 */
export function tidy(field: string, value: string): string {
  if (field === 'contactno') return tenDigits(value) ?? value
  if (field === 'email') return addressIn(value) ?? value
  return value.replace(ends, (end) => end.replace(marks, ''))
}

/** The ten digits, without Nepal's country code; a zero before them is not one of the ten, and a comma or slash parts two. */
function tenDigits(value: string): string | undefined {
  return /^(?:tel:)?(?:(?:[+＋]+|00)?977)?([0-9]{10})$/i.exec(written(value))?.[1]
}

/** A number as it is dialled, without what groups its digits. */
const written = (value: string) =>
  latinDigits(value)
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/^[^\p{L}\p{N}+＋]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/[\s.·•−\p{Pd}\p{Ps}\p{Pe}\p{Cf}]/gu, '')

/** Whether it looks like a landline: eight digits behind Nepal's code or a zero, or the last six or seven alone. */
export const isLandline = (value: string) =>
  /^(?:(?:(?:[+＋]+|00)?977|0)0?(?!98)[1-9]\d{7}|[4-6]\d{5,6})$/.test(written(value))

/** The one address, without a name or label before it, marks around it, or the end of a sentence or list behind it. */
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

/** Whether browsers take it for an e-mail address (HTML), and its dots stand where RFC 5322 allows them. */
export const isAddress = (text: string) => regexes.html5Email.test(text) && regexes.rfc5322Email.test(text)

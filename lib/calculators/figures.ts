import { latinDigits } from '../locales'

/** 100 % in ten-thousandths of a percent; a rate of 7.3 % is `73_000n`. */
export const WHOLE = 1_000_000n

/**
 * A quotient rounded to a whole number, halves up; a negative one like its positive counterpart (−0.5 to −1). `d` is
 * above 0.
 */
export const divideHalfUp = (n: bigint, d: bigint): bigint => (n < 0n ? -divideHalfUp(-n, d) : (2n * n + d) / (2n * d))

/** A share of an amount in paisa, rounded half up to the paisa; `rate` is in ten-thousandths of a percent. */
export const percentOf = (amount: bigint, rate: bigint) => divideHalfUp(amount * rate, WHOLE)

/** The sum of amounts in the same unit. */
export const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

/** A figure that was read, in units of its last decimal (paisa for two), or what is wrong with it. */
type ReadFigure =
  | { value: bigint; problem?: undefined }
  | { value?: undefined; problem: 'empty' | 'notANumber' | 'tooManyDecimals' | 'tooLarge' | Below }
type Below = 'negative' | 'debit' | 'credit' | 'crore'

/** A side of the books. */
export type Side = 'debit' | 'credit'
const CREDIT = /^(cr|क्रे)/i
const SIDE = /\(?(dr|cr|डेबिट|डे|क्रेडिट|क्रे)\.?\)?$/i

const CURRENCY = '(?:n?rs|npr|rupees|रुपैयाँ|रुपैया|रु|रू|[₨₹])\\.?'
const CURRENCY_BEFORE = new RegExp(`^([-+(]?)${CURRENCY}`, 'i')
const CURRENCY_AFTER = new RegExp(`${CURRENCY}(?=\\)?$)`, 'i')

/**
 * Sign or bracket, whole part, decimals, bracket. Commas make Nepali (1,00,000) or western groups (100,000) only, so
 * that "7,3" is not read as 73.
 */
const FIGURE = /^([-+(]?)(\d{1,2}(?:,\d\d)*,\d{3}|\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?(\)?)$/

/** Whole digits of the largest figure: 99,99,99,99,99,999.99. */
const MOST_DIGITS = 13

/**
 * Reads a figure as people type or paste it: digits 0–9 or ०–९, commas, spaces, a currency, "/-" after, a sign or
 * accounting brackets, a dash alone for 0 as in spreadsheets, and with `percent` a "%" after it. An amount above 0
 * belongs to `side`, and "Dr" or "Cr" after it can say the other. Returns the value in units of its last decimal, or
 * the first problem; never throws.
 */
export function readFigure(
  typed: string,
  { decimals = 0, negative = false, percent = false, side = undefined as Side | undefined } = {},
): ReadFigure {
  const text = latinDigits(typed)
    // Zero-width marks that spreadsheets and chat apps put around figures.
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g, '')
    .replace(/[‐‑–—−]/g, '-')
    // A space between digits groups them like a comma; other spaces are dropped.
    .replace(/(\d)\s+(?=\d)/g, '$1,')
    .replace(/\s/g, '')
  if (!text) return { problem: 'empty' }
  const [ending = '', letters = ''] = (side && SIDE.exec(text)) ?? []
  const bare = text
    .slice(0, text.length - ending.length)
    .replace(CURRENCY_BEFORE, '$1')
    .replace(CURRENCY_AFTER, '')
    .replace(percent ? /%$/ : '', '')
    .replace(/\/[-=](?=\)?$)/, '')
  if (bare === '-') return { value: 0n }
  const [, sign = '', grouped = '', part = '', closing] = FIGURE.exec(bare) ?? []
  const isBracketed = (sign === '(') === (closing === ')')
  if (!(grouped + part) || !isBracketed || (sign && letters)) return { problem: 'notANumber' }
  const whole = grouped.replace(/,|^0+/g, '')
  // Trailing zeros do not count: 31.0 days are 31.
  if (/[1-9]/.test(part.slice(decimals))) return { problem: 'tooManyDecimals' }
  if (whole.length > MOST_DIGITS) return { problem: 'tooLarge' }
  const size = BigInt(whole + part.slice(0, decimals).padEnd(decimals, '0'))
  const written = letters && (CREDIT.test(letters) ? 'credit' : 'debit')
  // "4.20 Cr" may as well be crores.
  if (/^cr/i.test(letters) && whole.length < 3 && size) return { problem: 'crore' }
  if (!size || sign === '+' || !(written ? written !== side : sign)) return { value: size }
  return negative ? { value: -size } : { problem: written || 'negative' }
}

const split = (size: bigint, decimals: number) => {
  const digits = String(size).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return [digits.slice(0, point), digits.slice(point)] as const
}

/** The digits, 0–9 or ०–९, of a whole number in Nepali groups: the last three, then pairs. */
const grouped = (digits: string) => digits.replace(/([\d०-९])(?=([\d०-९]{2})*[\d०-९]{3}$)/g, '$1,')

/** An amount in paisa as it is written in Nepal, in rupees: `12,34,567.00`, with `−` before a negative one. */
export function showAmount(paisa: bigint): string {
  if (paisa < 0n) return `−${showAmount(-paisa)}`
  const [rupees, rest] = split(paisa, 2)
  return `${grouped(rupees)}.${rest}`
}

/** Groups a figure of plain digits, `-35000` to `-35,000`; returns any other text unchanged. */
export const showGrouped = (typed: string) =>
  typed.replace(/^(-?)([\d०-९]+)(?=(\.[\d०-९]*)?$)/, (_, sign: string, digits: string) => sign + grouped(digits))

/** The shortest text of a figure for a field or an address, from units of its last decimal: `7.3`, `-40000`. */
export function showPlain(value: bigint, decimals: number): string {
  if (value < 0n) return `-${showPlain(-value, decimals)}`
  const [whole, part] = split(value, decimals)
  const rest = part.replace(/0+$/, '')
  return rest ? `${whole}.${rest}` : whole
}

/** A shown figure, `१,२३,४५६.००` or `−5.00`, as spreadsheets read it: `123456.00`, `-5.00`; null for any other text. */
export function spreadsheetFigure(shown: string): string | null {
  const text = latinDigits(shown.trim())
  return /^[-−]?\d[\d,]*(\.\d+)?%?$/.test(text) ? text.replaceAll(',', '').replace('−', '-') : null
}

import { isoDay } from './calendar/day-text'
import { inLocaleDigits, latinDigits, toLocaleDigits, type Locale } from './i18n/locales'

/** 100 % in ten-thousandths of a percent; a rate of 7.3 % is `73_000n`. */
export const HUNDRED_PERCENT = 1_000_000n

/** Divides and rounds to an integer, halves away from zero (0.5 to 1, −0.5 to −1); `d` must be positive. */
export const divideHalfUp = (n: bigint, d: bigint): bigint => (n < 0n ? -divideHalfUp(-n, d) : (2n * n + d) / (2n * d))

/** A number in units of its last decimal: the rate 1.13 with 4 decimals is `11_300n`; more decimals are rounded. */
export const inUnits = (value: number, decimals: number) => BigInt(Math.round(value * 10 ** decimals))

/** Applies a rate in ten-thousandths of a percent to an amount in paisa; rounds half up to the paisa. */
export const percentOf = (amount: bigint, rate: bigint) => divideHalfUp(amount * rate, HUNDRED_PERCENT)

/** A share of a whole in percent, rounded half up to two decimals; 0 of nothing. */
export const percentShare = (part: bigint, whole: bigint) =>
  whole ? Number(divideHalfUp(part * 10_000n, whole)) / 100 : 0

/** Interest in paisa on an amount for the part n/d of a year, rounded half up. */
export const interestOn = (amount: bigint, rate: bigint, n: number, d: number) =>
  divideHalfUp(amount * rate * BigInt(n), HUNDRED_PERCENT * BigInt(d))

/** The sum of amounts in the same unit. */
export const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

/** The smaller of two amounts: `Math.min` takes no bigint. */
export const smaller = (one: bigint, other: bigint) => (other < one ? other : one)
/** The larger of two amounts. */
export const larger = (one: bigint, other: bigint) => (other > one ? other : one)

/** A parsed figure in units of its last decimal (paisa for two), or its first problem. */
type ParsedFigure =
  | { value: bigint; problem?: undefined }
  | { value?: undefined; problem: 'empty' | 'notANumber' | 'tooManyDecimals' | 'tooLarge' | 'negative' }

const CURRENCY = '(?:n?rs|npr|rupees?|(?:ने\\.?)?र[ुू](?:पैयाँ|पैंया|पैया|पया)?|[₨₹])[.:]*'
const CURRENCY_BEFORE = new RegExp(`^([-+(]?)${CURRENCY}`, 'i')
const CURRENCY_AFTER = new RegExp(`${CURRENCY}(?=\\)?$)`, 'i')

/** Sign or bracket, whole part, decimals, bracket. Groups are Nepali (1,00,000) or western (100,000): "7,3" fails. */
const TYPED_FIGURE = /^([-+(]?)(\d{1,2}(?:,\d\d)*,\d{3}|\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?(\)?)$/

/** Spreadsheets and chat apps put zero-width marks around figures. */
const ZERO_WIDTH = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g
const DASHES = /[‐‑–—−]/g
const SPACE_BETWEEN_DIGITS = /(\d)\s+(?=\d)/g
/** The `/-`, `/=`, `.-` or `।–` behind an amount in rupees. */
const RUPEES_END = /[/.][-=](?=\)?$)/
/** “Only” before or behind an amount in words. */
const ONLY = /^(only|मात्र)|(only|मात्र)[.।]?$/i
/** A full stop in Devanagari ends a sentence; elsewhere people write it as the decimal point. */
const LAST_DANDA = /।$/
/** Debit, or credit in Nepali letters; `Cr` may also be crore. */
const DEBIT_OR_CREDIT = /(?:dr|डे|क्रे)\.?(?=\)?$)/i
/** Names of powers of ten behind a figure. */
const POWERS: [name: RegExp, exponent: number][] = [
  [/(?:thousand|हजार)(?=\)?$)/i, 3],
  [/(?:lakhs?|lacs?|लाख)(?=\)?$)/i, 5],
  [/(?:crores?|करोड)(?=\)?$)/i, 7],
  [/(?:arab|अर्ब|अरब)(?=\)?$)/i, 9],
]
/** Full-width forms, which some input methods write; their code points follow the order of ASCII. */
const FULL_WIDTH = /[\uff01-\uff5e]/g
const COMMAS_AND_LEADING_ZEROS = /,|^0+/g
/** Sign and whole part of a figure without groups. */
const PLAIN_WHOLE = /^(-?)([\d०-९]+)(?=(\.[\d०-९]*)?$)/
/** A digit that needs a comma behind it: three digits follow, or pairs and then three digits. */
const BEFORE_GROUP = /([\d०-९])(?=([\d०-९]{2})*[\d०-९]{3}$)/g

/** Maximum number of digits before the decimal point: 99,99,99,99,99,999. */
const MAX_DIGITS = 13

/**
 * Parses a typed or pasted figure: digits 0–9, ०–९ or full-width, commas, spaces, currency, "only", a trailing "/-" or
 * "।–", lakh and crore, a sign or accounting brackets, a lone dash for 0, and with `percent` a trailing "%". Refuses
 * figures below 0 without `negative`, "Dr" with it (which may be a sign), and "Cr" ("4.20 Cr" may be 4.20 crore).
 * Returns units of the last of `decimals`, or the first problem.
 */
export function readFigure(typed: string, { decimals = 0, negative = false, percent = false } = {}): ParsedFigure {
  const text = latinDigits(typed)
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(ZERO_WIDTH, '')
    .replace(DASHES, '-')
    // Spaces may separate groups: `TYPED_FIGURE` checks groups between commas.
    .replace(SPACE_BETWEEN_DIGITS, '$1,')
    .replace(/\s/g, '')
  if (!text) return { problem: 'empty' }
  const withoutWords = text
    .replace(ONLY, '')
    .replace(LAST_DANDA, '')
    .replace('।', '.')
    .replace(CURRENCY_BEFORE, '$1')
    .replace(CURRENCY_AFTER, '')
    .replace(percent ? /%$/ : '', '')
    .replace(negative ? '' : DEBIT_OR_CREDIT, '')
    .replace(RUPEES_END, '')
  if (withoutWords === '-') return { value: 0n }
  const [power, exponent] = POWERS.find(([name]) => name.test(withoutWords)) ?? ['', 0]
  const [, sign = '', groupedDigits = '', decimalPart = '', closingBracket] =
    TYPED_FIGURE.exec(withoutWords.replace(power, '')) ?? []
  const bracketsMatch = (sign === '(') === (closingBracket === ')')
  if (!(groupedDigits + decimalPart) || !bracketsMatch) return { problem: 'notANumber' }
  const places = decimals + exponent
  // Trailing zeros are allowed: 31.0 days are 31.
  if (/[1-9]/.test(decimalPart.slice(places))) return { problem: 'tooManyDecimals' }
  const digits = (groupedDigits + decimalPart.slice(0, places).padEnd(places, '0')).replace(
    COMMAS_AND_LEADING_ZEROS,
    '',
  )
  if (digits.length - decimals > MAX_DIGITS) return { problem: 'tooLarge' }
  const magnitude = BigInt(digits)
  if (!magnitude || sign === '+' || !sign) return { value: magnitude }
  return negative ? { value: -magnitude } : { problem: 'negative' }
}

const splitDecimals = (magnitude: bigint, decimals: number) => {
  const digits = String(magnitude).padStart(decimals + 1, '0')
  const wholeLength = digits.length - decimals
  return [digits.slice(0, wholeLength), digits.slice(wholeLength)] as const
}

/** Groups whole digits (0–9 or ०–९) the Nepali way: the last three, then pairs. */
const grouped = (digits: string) => digits.replace(BEFORE_GROUP, '$1,')

/** Formats paisa as rupees: `12,34,567.00`, with `−` for negative amounts. */
export function showAmount(paisa: bigint): string {
  if (paisa < 0n) return `−${showAmount(-paisa)}`
  const [rupees, decimals] = splitDecimals(paisa, 2)
  return `${grouped(rupees)}.${decimals}`
}

/** Formats hundredths with one decimal, or two if needed, such as litres: `8.0`, `8.25`. */
export const showMeasure = (hundredths: bigint) => showAmount(hundredths).replace(/0$/, '')

/** Groups a figure of plain digits, `-35000` to `-35,000`; returns any other text unchanged. */
export const showGrouped = (typed: string) =>
  typed.replace(PLAIN_WHOLE, (_, sign: string, digits: string) => sign + grouped(digits))

/** A typed text as a field shows it without the focus: grouped, in the digits of the language; words stay. */
export const shownIn = (locale: Locale, typed: string) =>
  isoDay(typed) ? toLocaleDigits(locale, typed) : inLocaleDigits(locale, showGrouped(typed))

/** Formats units of the last decimal as the shortest text for a field or URL: `7.3`, `-40000`. */
export function showPlain(value: bigint, decimals: number): string {
  if (value < 0n) return `-${showPlain(-value, decimals)}`
  const [whole, decimalPart] = splitDecimals(value, decimals)
  const fraction = decimalPart.replace(/0+$/, '')
  return fraction ? `${whole}.${fraction}` : whole
}

/**
 * Reference arithmetic for tests: exact fractions, divided digit by digit as on paper. It shares no code with the
 * workings, so that a mistake there cannot hide here.
 */
export type Fraction = readonly [n: bigint, d: bigint]

/** The exact value of a plain decimal text such as `-12.5`. */
export function exactly(text: string): Fraction {
  const [whole = '', part = ''] = text.split('.')
  return [BigInt(whole + part), BigInt(`1${'0'.repeat(part.length)}`)]
}

/** The sum of two fractions. */
export const added = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d]
/** One fraction less another. */
export const less = (one: Fraction, [c, d]: Fraction) => added(one, [-c, d])
/** The product of fractions. */
export const times = (...parts: Fraction[]) => parts.reduce<Fraction>(([a, b], [c, d]) => [a * c, b * d], [1n, 1n])
/** A fraction divided by a whole number. */
export const over = ([a, b]: Fraction, whole: number | bigint): Fraction => [a, b * BigInt(whole)]
/** Whether the first fraction is below the second. */
export const isBelow = (one: Fraction, other: Fraction) => less(one, other)[0] < 0n
/** The lowest of fractions. */
export const lowestOf = (parts: Fraction[]) => parts.reduce((one, other) => (isBelow(other, one) ? other : one))
/** The sum of fractions. */
export const total = (parts: Fraction[]) => parts.reduce(added, [0n, 1n])

/** A fraction of 0 or more, rounded half up to two decimals, as plain text: `1234.50`. */
export function written([n, d]: Fraction): string {
  let digits = String(n / d)
  let rest = n % d
  // Three decimals by long division: the third decides whether the second is rounded up.
  for (let place = 0; place < 3; place += 1) {
    digits += String((rest * 10n) / d)
    rest = (rest * 10n) % d
  }
  const kept = BigInt(digits.slice(0, -1)) + ('56789'.includes(digits.slice(-1)) ? 1n : 0n)
  const text = String(kept).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

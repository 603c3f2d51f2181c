/**
 * A second arithmetic for tests: fractions of decimal texts, divided digit by digit as on paper. It shares nothing with
 * the workings, so that both do not err alike.
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
/** A fraction as a part of a whole number. */
export const over = ([a, b]: Fraction, whole: number | bigint): Fraction => [a, b * BigInt(whole)]
/** True where the first is below the second. */
export const isBelow = (one: Fraction, other: Fraction) => less(one, other)[0] < 0n
/** The lowest of fractions. */
export const lowestOf = (parts: Fraction[]) => parts.reduce((one, other) => (isBelow(other, one) ? other : one))
/** The sum of fractions. */
export const total = (parts: Fraction[]) => parts.reduce(added, [0n, 1n])

/** Two decimals of a fraction from 0 up, halves up, as plain text: `1234.50`. */
export function written([n, d]: Fraction): string {
  let digits = String(n / d)
  let rest = n % d
  // Three decimals by long division; the third one and all after it decide alone whether the second goes up.
  for (let place = 0; place < 3; place += 1) {
    digits += String((rest * 10n) / d)
    rest = (rest * 10n) % d
  }
  const kept = BigInt(digits.slice(0, -1)) + ('56789'.includes(digits.slice(-1)) ? 1n : 0n)
  const text = String(kept).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

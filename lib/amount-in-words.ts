const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
/** The groups of South Asian counting, from the largest. */
const GROUPS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const

function wordsOf(count: number): string {
  for (const [size, name] of GROUPS)
    if (count >= size) {
      const rest = count % size
      return `${wordsOf(Math.floor(count / size))} ${name}${rest > 0 ? ` ${wordsOf(rest)}` : ''}`
    }
  if (count < 20) return ONES[count] ?? ''
  const unit = count % 10
  return `${TENS[Math.floor(count / 10) - 2]}${unit > 0 ? `-${ONES[unit]}` : ''}`
}

/** An amount in rupees as invoices write it out: `seventy thousand ninety-eight and paisa forty-two`. */
export function amountInWords(amount: number): string {
  const paisa = Math.round(amount * 100)
  const [rupees, rest] = [Math.floor(paisa / 100), paisa % 100]
  return `${wordsOf(rupees)}${rest > 0 ? ` and paisa ${wordsOf(rest)}` : ''}`
}

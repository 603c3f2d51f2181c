import { nepaliNumber, type NumberFormat } from '../nepali-number'
import { must, type Demand } from './checks'
import { MissingPart, type Sentence } from './drawn'
import { read, stated, toPaisa, type Figure, type Part } from './figure'

const figureOf = (written: string) => stated(Number(written.replaceAll(',', '')), 'the words say', written)

function match({ path, text }: Sentence, pattern: RegExp, like: string): string {
  const [, written] = pattern.exec(text) ?? []
  if (written) return written
  throw new MissingPart(path, `must hold a number as in “${like}”, which belongs to the sums of this screen`)
}

/** Amounts inside words are recognised by their two decimals. */
function amounts({ path, text }: Sentence, count: number): string[] {
  const written = text.match(/\d[\d,]*\.\d\d/g) ?? []
  if (written.length === count) return written
  throw new MissingPart(path, `must name ${count} amounts like 1,234.00, which belong to the sums of this screen`)
}

/** A number inside words that other figures use: the first group of the pattern. `like` is an example of its form. */
export const numberIn = (sentence: Sentence, pattern: RegExp, like: string): Figure =>
  figureOf(match(sentence, pattern, like))

/** The rate inside words such as "VAT 13%". */
export const rateIn = (sentence: Sentence) => numberIn(sentence, /(\d+(?:\.\d+)?)%/, '13%')

/** The amounts inside words, of which there must be `count`. */
export const amountsIn = (sentence: Sentence, count: number) => amounts(sentence, count).map(figureOf)

function complaint(written: string, part: Part, format: NumberFormat): string | undefined {
  const { value, clause } = read(part)
  const right = nepaliNumber(toPaisa(value), format)
  if (written === right) return undefined
  return `says ${written}, but ${clause()} ${right}: write ${right}, or correct the figures it comes from`
}

/** A number inside words, the first group of the pattern, must equal the result of `of`. */
export const saysNumber = (sentence: Sentence, pattern: RegExp, like: string, of: () => Part): Demand =>
  must(sentence.path, () => complaint(match(sentence, pattern, like), of(), 'number'))

/** The amounts inside words must be `figures`, in the same order. */
export const says = (sentence: Sentence, ...figures: (() => Part)[]): Demand[] =>
  figures.map((of, index) =>
    must(sentence.path, () => complaint(amounts(sentence, figures.length)[index] ?? '', of(), 'amount')),
  )

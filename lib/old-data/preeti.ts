import { fontKeys, preetiKeys, type Font } from './preeti-keys'

const HALANT = '्'
const VOWELS = /^[अइउऋएॐऽ]$/
const VOWEL_SIGNS = /^[ािीुूृेैॅ]$/
const BINDUS = /^[ँंः]$/
const CONSONANTS = /^[क-ह]/

/** The tail key `m` turns a letter into another one that has the same left part. */
const TAILS: Readonly<Record<string, string>> = { प: 'फ', भ: 'झ', उ: 'ऊ', त्र: 'क्र', त्त: 'क्त' }
const TAIL_BASE = /(त्र|त्त|[पभउ])(्र|्)?$/

/** Vowels and signs that fonts print in two pieces; Unicode has one code point. */
const PIECES: readonly (readonly [RegExp, string])[] = [
  [/ेा|ाे/g, 'ो'],
  [/ैा|ाै/g, 'ौ'],
  [/अो/g, 'ओ'],
  [/अौ/g, 'औ'],
  [/अा/g, 'आ'],
  [/एे/g, 'ऐ'],
  [/आॅ/g, 'ऑ'],
  [/ाॅ/g, 'ॉ'],
  [/([ुूेैंँ])\1+/g, '$1'],
]

/** One syllable in the making: fonts store keys in the order of printing, Unicode in the order of speech. */
interface Syllable {
  reph: string
  /** Consonants with halants, or a vowel. */
  letters: string
  /** Whether a half letter waits for the next letter. */
  isOpen: boolean
  /** ि, which fonts print before the letters. */
  shortI: string
  signs: string
  bindus: string
}

const emptySyllable = (): Syllable => ({ reph: '', letters: '', isOpen: false, shortI: '', signs: '', bindus: '' })

/** The keys of each font, in one table. */
const keysByFont = Object.fromEntries(
  Object.entries(fontKeys).map(([font, keys]) => [font, { ...preetiKeys, ...keys }]),
) as Record<Font, Readonly<Record<string, string>>>

/** Converts text that was typed in a legacy font to Unicode (The Unicode Standard, section 12.1 Devanagari). */
export function toUnicode(typed: string, font: Font = 'preeti'): string {
  const keys = keysByFont[font]
  let output = ''
  let syllable = emptySyllable()

  const endSyllable = () => {
    const { reph, letters, shortI, signs, bindus } = syllable
    let text = reph + letters + shortI + signs
    for (const [pieces, whole] of PIECES) text = text.replace(pieces, whole)
    output += text + bindus.replace(/(.)\1+/g, '$1')
    syllable = emptySyllable()
  }
  const addLetter = (letter: string) => {
    if (syllable.letters && !syllable.isOpen) endSyllable()
    syllable.isOpen = /्\u200d?$/.test(letter)
    syllable.letters += letter
  }

  for (const key of typed) {
    const text = keys[key]
    if (key === 'f') {
      // Behind a half letter, the stem completes the letter instead of adding the sign ा.
      if (syllable.isOpen && !syllable.letters.endsWith('\u200d')) {
        syllable.letters = syllable.letters.slice(0, -HALANT.length)
        syllable.isOpen = false
      } else syllable.signs += 'ा'
    } else if (key === 'l') {
      if (syllable.letters && !syllable.isOpen) endSyllable()
      syllable.shortI = 'ि'
    } else if (key === 'm') {
      const [, base, rest = ''] = TAIL_BASE.exec(syllable.letters) ?? []
      if (base) syllable.letters = syllable.letters.replace(TAIL_BASE, TAILS[base]! + rest)
      else {
        endSyllable()
        output += key
      }
    } else if (key === '{') {
      if (syllable.letters === 'इ') syllable.letters = 'ई'
      // Two keys for one र्: typists sometimes press twice.
      else if (CONSONANTS.test(syllable.letters)) syllable.reph = 'र्'
      else {
        endSyllable()
        output += key
      }
    } else if (key === '|' || key === '«' || key === 'Ø') {
      const foot = key === 'Ø' ? 'य' : 'र'
      if (!syllable.isOpen) syllable.letters += HALANT
      syllable.letters += foot
      syllable.isOpen = false
    } else if (key === '\\' || text === HALANT) {
      syllable.letters += HALANT
      syllable.isOpen = true
    } else if (text === undefined) {
      endSyllable()
      output += key
    } else if (VOWEL_SIGNS.test(text)) syllable.signs += text
    else if (BINDUS.test(text)) {
      // The same key prints a colon behind figures and spaces.
      if (text === 'ः' && !syllable.letters) output += ':'
      else syllable.bindus += text
    } else if (VOWELS.test(text)) {
      endSyllable()
      syllable.letters = text
    } else if (text === 'रु' || text === 'रू' || text === 'हृ') {
      addLetter(text[0]!)
      syllable.signs += text[1]
    } else if (CONSONANTS.test(text)) addLetter(text)
    else {
      endSyllable()
      output += text
    }
  }
  endSyllable()
  return output
}

/** A base with its halants, at most one vowel sign and one or two signs above; or anything but a Devanagari mark. */
const WELL_FORMED =
  /^(?:(?:[क-ह](?:्\u200d?[क-ह])*(?:्(?![ा-ौ])|[ा-ौॅॉ])?|[अ-औॐऽ])[ँंः]{0,2}|[०-९।॥]|[^\u0900-\u097f{}\\|m\u200d])*$/

/** Whether a converted text can be written Nepali: no sign without a letter, no key without a meaning. */
export const isWellFormed = (text: string) => WELL_FORMED.test(text)

/** How a value looks: typed in a legacy font, written in Latin letters, in Unicode, either of the first two, or neither. */
export type Script = 'legacy' | 'latin' | 'unicode' | 'unclear' | 'none'

/** Signs that Latin names and words do not have between or behind their letters, and legacy text has all the time. */
const LEGACY_SIGN =
  /[a-zA-Z0-9][[\]{}\\|;+"~^](?!$)|[[\]{}\\|«¥£§¶•ˆ‰‹›ªåßËÍÎÌÅ]|[a-z]['"/;:](?=[a-zA-Z0-9]|$)|(?:^|\s)[/;](?=[a-zA-Z])/
/** A half letter inside a word, or a digit key between letters; McDonald and B2B are rare in a register of members. */
const LEGACY_CASE = /[a-z][A-Z]|[a-z][0-9](?=[a-zA-Z])|[a-zA-Z][0-9][a-z]/
/** Shifted digits alone: १२३ typed in a legacy font. */
const LEGACY_DIGITS = /^[!@#$%^&*()]{2,}[!@#$%^&*()=,÷–]*$/
/** Words as names and words are written in Latin letters: with a vowel, capitals at the start only, or all. */
const LATIN_WORDS = /^(?:(?:[A-Z]?[a-z]+|[A-Z]+)[.,:)]*(?:[\s/&(-]+|$))+$/

/** Whether the Latin letters of a value can be words: the keys of Preeti have few vowels, “lgoldt art” for नियमित बचत. */
function isPronounceable(value: string) {
  const vowelShare = (text: string) => (text.match(/[aeiouy]/gi) ?? []).length / text.length
  const words = value.split(/[^a-zA-Z]+/).filter((word) => word.length > 1)
  // Names begin with capitals, where legacy text has half letters.
  const isCapitalised = /(?:^|\s)[A-Z]/.test(value)
  return (
    words.length > 0 &&
    words.every((word) => vowelShare(word) >= 0.2) &&
    vowelShare(words.join('')) >= (isCapitalised ? 0.2 : 0.34)
  )
}

/** Says how one value looks, without knowing its field. */
export function scriptOf(value: string): Script {
  if (/[\u0900-\u097f]/.test(value)) return 'unicode'
  if (LEGACY_DIGITS.test(value)) return 'legacy'
  if (!/[a-zA-Z]/.test(value)) return 'none'
  const isLatin = LATIN_WORDS.test(value) && isPronounceable(value)
  if (!isLatin && (LEGACY_SIGN.test(value) || LEGACY_CASE.test(value))) return 'legacy'
  // Half letters, the capitals of a legacy font, are no word.
  if (isLatin || !/[a-z]/.test(value)) return 'latin'
  return 'unclear'
}

/** What a field of text holds: one script, two of them, Latin letters that may be legacy text, or no text. */
export type FieldScript = 'legacy' | 'mixed' | 'unclear' | 'latin' | 'unicode' | 'none'

/** Counts of the values of a field by script. */
export type ScriptCounts = Record<Script, number>

/**
 * Says what a field holds. Short names such as “ho” (जय) look Latin too, so some are allowed in a legacy field; from a
 * tenth on the field is mixed, and a person decides.
 */
export function fieldScript({ legacy, latin, unicode, unclear }: ScriptCounts): FieldScript {
  const all = legacy + latin + unicode + unclear
  if (all === 0) return 'none'
  const others = unicode > latin ? 'unicode' : 'latin'
  // “lgoldt art” (नियमित बचत) has no sign of a legacy font: a person decides.
  if (legacy < 0.05 * all && legacy < 3) return unclear > latin + unicode ? 'unclear' : others
  if (unicode === 0 && latin <= 0.1 * all) return 'legacy'
  return legacy < 0.02 * all ? others : 'mixed'
}

/**
 * Random fills of the enquiry form with an oracle of their own: every value is put together from pieces whose letters
 * are known, so that the verdict follows from the specification (section 5) without the form's code.
 */

/** A piece of text and the letters that a reader counts in it. */
type Piece = [text: string, letters: number]

/** One value and the message that the form must give; empty when the value is right. */
interface FuzzValue {
  value: string
  message: string
}

export type FuzzFill = Record<
  'name' | 'coopname' | 'contactno' | 'address' | 'email' | 'subject' | 'message',
  FuzzValue
>

const spaces: Piece[] = [' ', '\t', '\u00A0', '\u3000'].map((text) => [text, 1])

const pieces: Piece[] = [
  ...[...'abcXYZ019.,!?-_/\\"\'&;%#@{}$`'].map((text): Piece => [text, 1]),
  ...['क', 'कि', 'की', 'नेपाल', 'सहकारी', '९', '।'].map((text, index): Piece => [
    text,
    [1, 1, 1, 3, 4, 1, 1][index] ?? 0,
  ]),
  ...['é', 'e\u0301', 'ß', '中', '한', 'Ω'].map((text): Piece => [text, 1]),
  ...['😀', '👍🏽', '👨‍👩‍👧‍👦', '🇳🇵', '❤️'].map((text): Piece => [text, 1]),
  ['שלום', 4],
  ['مرحبا', 5],
  ['<b>', 3],
  ['<img src=x onerror=alert(1)>', 28],
  ['</textarea>', 11],
  ['{{subject}}', 11],
  // Nothing that a reader sees.
  ...['\u0000', '\u0007', '\u001B', '\u200B', '\u202E', '\u2066'].map((text): Piece => [text, 0]),
  ...spaces,
]

const limits = { name: [5, 25], coopname: [5, 60], address: [5, 30], subject: [5, 50], message: [5, 100] } as const

const required = {
  name: '* Name is Required !!',
  coopname: '* Cooperative Name is Required !!',
  contactno: '* Number Required !!',
  address: '* Address is Required !!',
  email: '* Email is Required!!',
  subject: '* Subject is Required !!',
  message: '* Message is Required !!',
}

/** A row of numbers in [0, 1) that is the same for every run (mulberry32). */
function randomRow(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `count` fills; half of their values are near a limit, one in twenty is 10,000 characters long. */
export function fuzzFills(count: number, seed: number): FuzzFill[] {
  const random = randomRow(seed)
  const below = (most: number) => Math.floor(random() * most)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const blank = () => (random() < 0.5 ? '' : pick(spaces)[0].repeat(below(8)))

  const text = (field: keyof typeof limits): FuzzValue => {
    const [min, max] = limits[field]
    if (random() < 0.05) return { value: blank(), message: required[field] }
    if (random() < 0.05) return { value: 'नx'.repeat(5000), message: `* Must be less than ${max} Characters !!` }
    const aim = random() < 0.5 ? pick([min - 1, min, max, max + 1]) : below(max + 20)
    const taken: Piece[] = []
    let letters = 0
    while (letters < aim) {
      const piece = pick(pieces.filter(([, size]) => letters + size <= aim))
      taken.push(piece)
      letters += piece[1]
    }
    const isSpace = (piece?: Piece) => spaces.some(([space]) => space === piece?.[0])
    const from = taken.findIndex((piece) => !isSpace(piece))
    const inner = from < 0 ? [] : taken.slice(from, taken.findLastIndex((piece) => !isSpace(piece)) + 1)
    const seen = inner.reduce((sum, [, size]) => sum + size, 0)
    const value = blank() + taken.map(([part]) => part).join('') + blank()
    if (seen === 0) return { value, message: required[field] }
    if (seen < min) return { value, message: '* Must have at least 5 Characters !!' }
    return { value, message: seen > max ? `* Must be less than ${max} Characters !!` : '' }
  }

  const number = (): FuzzValue => {
    if (random() < 0.1) return { value: blank(), message: required.contactno }
    const digits = Array.from({ length: pick([9, 10, 10, 10, 11]) }, () => below(10)).join('')
    const wrong = pick([
      `${digits.slice(1)}x`,
      '९८४१०१२३४५',
      `+977 ${digits}`,
      `-${digits.slice(1)}`,
      '1e10',
      '0x12345678',
    ])
    if (random() < 0.3) return { value: wrong, message: '* Invalid Number !!' }
    return { value: ` ${digits} `, message: digits.length === 10 ? '' : '* Invalid Number !!' }
  }

  const email = (): FuzzValue => {
    const right = ['a@example.com', ' sita.sharma@mail.example.com.np ', "o'neil+web@example.org", 'x_1-y@a-b.co']
    const wrong = [
      'a',
      'a@b',
      '@example.com',
      'a b@example.com',
      'a@@example.com',
      'क@example.com',
      'a@example.com<b>',
      'a@-.com',
      'a..b@example.com',
      'a@example.c',
      'a,b@example.com',
    ]
    if (random() < 0.1) return { value: ' '.repeat(below(6)), message: required.email }
    return random() < 0.5
      ? { value: pick(right), message: '' }
      : { value: pick(wrong), message: 'Invalid email address' }
  }

  return Array.from({ length: count }, () => ({
    name: text('name'),
    coopname: text('coopname'),
    contactno: number(),
    address: text('address'),
    email: email(),
    subject: text('subject'),
    message: text('message'),
  }))
}

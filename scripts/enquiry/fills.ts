/**
 * Random fills of the enquiry form with their expected messages. Every value is built from pieces with a known number
 * of letters and characters, so its message follows from the specification (section 5) without the form's code.
 */
import fc from 'fast-check'

/** A text, its letters as a reader counts them (for a maximum), and its visible code points if more (for a minimum). */
type Piece = [text: string, letters: number, characters?: number]

/** One value and the message that the form must show; empty for a right value. */
interface FilledValue {
  value: string
  message: string
}

/** A fill of all fields. */
export type EnquiryFill = Record<
  'name' | 'coopname' | 'contactno' | 'address' | 'email' | 'subject' | 'message',
  FilledValue
>

const spaces: Piece[] = [' ', '\t', '\u00A0', '\u3000'].map((text) => [text, 1])

/** Marks that a reader cannot see; at the ends of a text they go with the space. */
const marks: Piece[] = ['\u200B', '\u202E', '\u2066'].map((text) => [text, 0])

const pieces: Piece[] = [
  ...[...'abcXYZ019.,!?-_/\\"\'&;%#@{}$`'].map((text): Piece => [text, 1]),
  ['क', 1],
  ['कि', 1, 2],
  ['की', 1, 2],
  ['नेपाल', 3, 5],
  ['सहकारी', 4, 6],
  ['९', 1],
  ['।', 1],
  ...['é', 'ß', '中', '한', 'Ω', '😀'].map((text): Piece => [text, 1]),
  ...['e\u0301', '👍🏽', '🇳🇵', '❤️'].map((text): Piece => [text, 1, 2]),
  ['👨‍👩‍👧‍👦', 1, 4],
  ['שלום', 4],
  ['مرحبا', 5],
  ['<b>', 3],
  ['<img src=x onerror=alert(1)>', 28],
  ['</textarea>', 11],
  ['{{subject}}', 11],
  // Characters that a reader cannot see.
  ...['\u0000', '\u0007', '\u001B'].map((text): Piece => [text, 0]),
  ...marks,
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

const blank = fc.string({ unit: fc.constantFrom(...spaces.map(([text]) => text)), maxLength: 7 })
const atEnd = (piece: Piece) => spaces.includes(piece) || marks.includes(piece)

/** A text of `letters` letters: random pieces as long as they fit, then a filler letter. */
const written = (letters: number) =>
  fc.array(fc.constantFrom(...pieces), { minLength: letters, maxLength: letters }).map((drawn) => {
    let left = letters
    const taken = drawn.filter(([, size]) => size <= left && ((left -= size), true))
    return [...taken, ...Array.from({ length: left }, (): Piece => ['a', 1])]
  })

/** Half of the values are near a limit; one in twenty has 10,000 characters. */
function text(field: keyof typeof limits): fc.Arbitrary<FilledValue> {
  const [min, max] = limits[field]
  const empty = blank.map((value) => ({ value, message: required[field] }))
  const huge = fc.constant({ value: 'नx'.repeat(5000), message: `* Must be less than ${max} Characters !!` })
  const aim = fc.oneof(fc.constantFrom(min - 1, min, max, max + 1), fc.nat(max + 19))
  const usual = fc.tuple(blank, aim.chain(written), blank).map(([before, taken, after]) => {
    const inner = taken.slice(
      taken.findIndex((piece) => !atEnd(piece)),
      taken.findLastIndex((piece) => !atEnd(piece)) + 1,
    )
    const seen = inner.reduce((sum, [, size]) => sum + size, 0)
    const characters = inner.reduce((sum, [, size, more = size]) => sum + more, 0)
    const value = before + taken.map(([part]) => part).join('') + after
    if (seen === 0) return { value, message: required[field] }
    if (characters < min) return { value, message: '* Must have at least 5 Characters !!' }
    return { value, message: seen > max ? `* Must be less than ${max} Characters !!` : '' }
  })
  return fc.oneof({ weight: 1, arbitrary: empty }, { weight: 1, arbitrary: huge }, { weight: 18, arbitrary: usual })
}

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })

const number: fc.Arbitrary<FilledValue> = fc.oneof(
  { weight: 1, arbitrary: blank.map((value) => ({ value, message: required.contactno })) },
  {
    weight: 3,
    arbitrary: fc
      .oneof(
        digits(9).map((some) => `${some}x`),
        digits(10).map((some) => `+91 ${some}`),
        digits(9).map((some) => `-${some}`),
        fc.constantFrom('९८४१०१२३४', '1e10', '0x12345678'),
      )
      .map((value) => ({ value, message: '* Invalid Number !!' })),
  },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(9, 10, 10, 10, 11)
      .chain(digits)
      .map((value) => ({ value: ` ${value} `, message: value.length === 10 ? '' : '* Invalid Number !!' })),
  },
)

const rightEmails = [
  'a@example.com',
  ' sita.sharma@mail.example.com.np ',
  "o'neil+web@example.org",
  'x_1-y@a-b.co',
  'r&d@bank.com.np',
]
const wrongEmails = [
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

const email: fc.Arbitrary<FilledValue> = fc.oneof(
  { weight: 1, arbitrary: fc.nat(5).map((count) => ({ value: ' '.repeat(count), message: required.email })) },
  { weight: 5, arbitrary: fc.constantFrom(...rightEmails).map((value) => ({ value, message: '' })) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(...wrongEmails).map((value) => ({ value, message: 'Invalid email address' })),
  },
)

/** Random fills of the form, each value with its expected message. */
export const enquiryFills: fc.Arbitrary<EnquiryFill> = fc.record({
  name: text('name'),
  coopname: text('coopname'),
  contactno: number,
  address: text('address'),
  email,
  subject: text('subject'),
  message: text('message'),
})

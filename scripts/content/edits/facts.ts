import { inFile, type Edit } from './edit'

const day = 'is not a date: write year, month and day like 2026-12-31'
const open = 'open: false,'

const phone = "'+977 1 0000000'"
const form = 'is not a phone number: write it like +977 1 0000000, with single spaces and no other signs'
const digits = (count: number) =>
  `has ${count} digits after +977: a landline has 8 with its area code, a mobile number has 10`

/** Telephone numbers, addresses, colours: values with a fixed format. */
export const factEdits: Edit[] = [
  ...inFile('content/site.ts', [
    ['phone without country code', phone, "'01-4000000'", `phones[1].value  ${form}`],
    ['phone with hyphens', phone, "'+977-1-4000000'", `phones[1].value  ${form}`],
    ['phone with a letter O', phone, "'+977 1 400O000'", `phones[1].value  ${form}`],
    ['phone with two spaces', phone, "'+977 1  4000000'", `phones[1].value  ${form}`],
    ['phone with a space at its end', phone, "'+977 1 4000000 '", `phones[1].value  ${form}`],
    ['two phones in one', phone, "'+977 1 4000000 / 4000001'", `phones[1].value  ${form}`],
    ['phone in Devanagari', phone, "'+९७७ १ ४००००००'", `phones[1].value  ${form}`],
    ['phone with a digit too few', phone, "'+977 1 400000'", `phones[1].value  ${digits(7)}`],
    ['phone with a digit too many', phone, "'+977 1 40000000'", `phones[1].value  ${digits(9)}`],
    ['mobile with a digit too many', phone, "'+977 98510000000'", `phones[1].value  ${digits(11)}`],
    ['e-mail without @', "'info@example.com'", "'info at example.com'", 'emails[1].value  holds a space: take it out'],
    ['e-mail with a space', "'info@example.com'", "'info @example.com'", 'emails[1].value  holds a space: take it out'],
    [
      'e-mail with a space at its end',
      "'info@example.com'",
      "'info@example.com '",
      'emails[1].value  holds a space: take it out',
    ],
    [
      'e-mail without a domain',
      "'info@example.com'",
      "'info@example'",
      'emails[1].value  is not an e-mail address: write it like info@example.com',
    ],
    [
      'e-mail with a comma',
      "'info@example.com'",
      "'info@example,com'",
      'emails[1].value  is not an e-mail address: write it like info@example.com',
    ],
  ]),
  ...inFile('content/home.ts', [
    [
      'day that does not exist',
      open,
      "open: true, until: '2026-02-30',",
      'notice.until  is not a date: its month has fewer days',
    ],
    ['day written in the other order', open, "open: true, until: '15-12-2026',", `notice.until  ${day}`],
    [
      'day of the Nepali calendar',
      open,
      "open: true, until: '2083-08-15',",
      'notice.until  is a date of the Nepali calendar (B.S.): write it in A.D., like 2026-12-31',
    ],
    [
      'notice that ends before it begins',
      open,
      "open: true, from: '2026-12-15', until: '2026-12-01',",
      'notice.until  is before from: write the last day of the notice, or change from',
    ],
  ]),
]

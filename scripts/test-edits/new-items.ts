import sharp from 'sharp'

import { noise } from '../assets/picture-fixture'

/** A confirmed telephone number. */
export const phone = (number: number) => ({ value: `+977 1 45${String(number).padStart(5, '0')}` })

/** A testimonial that is not a sample. */
export const testimonial = (number: number) => ({
  testimonialsID: number,
  message: {
    en: `The counter closes at five, and the books of day ${number} are in order at six.`,
    ne: `काउन्टर पाँच बजे बन्द हुन्छ, दिन ${number} को खाता छ बजे मिलिसक्छ।`,
  },
  coopName: { en: `Hillside savings and credit co-operative ${number}`, ne: `पाखा बचत तथा ऋण सहकारी ${number}` },
})

/** An open post. */
export const posting = (id: string) => ({
  id,
  title: { en: 'Support Officer, Eastern Region', ne: 'सहयोग अधिकृत, पूर्वी क्षेत्र' },
  summary: {
    en: 'You answer the phone in Itahari, and visit the co-operatives whose question is a longer one.',
    ne: 'इटहरीमा फोन उठाउनुहुन्छ, र लामो प्रश्न भएका सहकारीमा पुग्नुहुन्छ।',
  },
  requirementsTitle: { en: 'What we ask for', ne: 'हामी के खोज्छौँ' },
  requirements: [
    { en: 'One year of work at a counter', ne: 'काउन्टरमा एक वर्षको अनुभव' },
    { en: 'A licence for a two-wheeler', ne: 'दुईपाङ्ग्रे सवारीको अनुमतिपत्र' },
  ],
  place: { en: 'Itahari', ne: 'इटहरी' },
  datePosted: '2026-12-01',
})

/** A photograph like a phone's: soft shapes and some grain. */
export const photograph = (width: number, height: number) => noise(width, height).blur(6).jpeg().toBuffer()

/** A company's logo on a transparent background. */
export const logo = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200" fill="#1b4b66">' +
        '<circle cx="100" cy="100" r="80"/><path d="M220 60h120v80H220zM370 60h40v80h-40zM440 60h130v80H440z"/></svg>',
    ),
  )
    .png()
    .toBuffer()

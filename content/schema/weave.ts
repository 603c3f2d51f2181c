import { z } from 'zod'

const colour = z
  .string()
  .regex(/^#[0-9A-F]{6}$/, 'is not a colour: write # and six signs, 0–9 or A–F in capitals, like #1B4B66')

const DIGITS = '0123'

/** A Dhaka-weave motif: the upper left quarter of a tile, mirrored on both axes, and its four colours. */
export const weaveSchema = z.strictObject({
  motif: z
    .array(
      z
        .string()
        .regex(/^[0-3]+$/, 'may contain only the digits 0 to 3, one for each thread')
        .min(4, 'needs at least 4 digits')
        .max(20, 'may have at most 20 digits'),
    )
    .min(4, 'needs at least 4 rows')
    .max(20, 'may have at most 20 rows')
    .superRefine((rows, context) => {
      const lengths = rows.map(({ length }) => length)
      const medianLength = lengths.toSorted((one, other) => one - other)[Math.floor(lengths.length / 2)]
      for (const [index, length] of lengths.entries())
        if (length !== medianLength)
          context.addIssue({
            code: 'custom',
            path: [index],
            message: `has ${length} digits, and the other rows ${medianLength}: write as many in each row`,
          })
      const unused = [...DIGITS].filter((digit) => !rows.join('').includes(digit))
      const message = `does not use the digit ${unused.join(' and ')}: a pattern shows all four threads`
      if (unused.length > 0) context.addIssue({ code: 'custom', message })
    })
    .describe('Rows of the quarter tile; 0 is the ground'),
  threads: z
    .tuple([colour, colour, colour, colour])
    .superRefine((threads, context) => {
      for (const [index, thread] of threads.entries())
        if (threads.indexOf(thread) < index)
          context.addIssue({ code: 'custom', path: [index], message: `"${thread}" is used twice: threads differ` })
    })
    .describe('Colours of the digits 0, 1, 2 and 3'),
})

/** Parsed motif and threads. */
export type WeavePattern = z.output<typeof weaveSchema>

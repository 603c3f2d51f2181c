import { z } from 'zod'

const colour = z.string().regex(/^#[0-9A-F]{6}$/, 'is not a colour: write six capital hex digits like #1B4B66')

/** A Dhaka-weave motif: the upper left quarter of one tile, mirrored on both axes, in four threads. */
export const weaveSchema = z.strictObject({
  motif: z
    .array(z.string().regex(/^[0-3]+$/, 'may hold only the digits 0 to 3, one for each thread'))
    .min(4, 'needs at least 4 rows')
    .max(20, 'may have at most 20 rows')
    .refine((rows) => rows.every((row) => row.length === rows[0]?.length), 'must have rows of one length')
    .describe('Rows of the quarter tile; 0 is the ground'),
  threads: z.tuple([colour, colour, colour, colour]).describe('Colours of the digits 0, 1, 2 and 3'),
})

export type Weave = z.output<typeof weaveSchema>

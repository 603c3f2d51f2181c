import { z } from 'zod'

import { listOf } from './count'
import { day } from './day'
import { id, text } from './text'

const group = <Row extends z.ZodType>(row: Row, word: string) =>
  z.strictObject({ title: text(3, 60, 'Heading, shown once there is a row'), rows: listOf(row, word, 0, 24) })

/** A fact with its name; the texts say what belongs into both. */
const named = (name: string, desc: string) => z.strictObject({ name: text(2, 60, name), desc: text(3, 160, desc) })

/**
 * `content/facts.ts`: facts that only the company knows, on the FAQ page, its districts on the contact page; a list
 * without rows is not shown.
 */
export const factsSchema = z.strictObject({
  title: text(5, 60, 'Heading of the facts'),
  references: group(
    named('An institution that agreed to be called', 'District, package, members, since when, whom to call'),
    'reference',
  ),
  priceExamples: group(
    named('A kind of institution: members, branches', 'Package and services, paid once, paid each year'),
    'price example',
  ),
  goLive: group(named('A step of the change-over', 'Its days, and where the work is done'), 'step'),
  hardware: group(named('Server, counter computer, printer or line', 'The least that is enough'), 'piece of hardware'),
  changes: group(
    z.strictObject({
      on: day.describe('Day of the change, in A.D.'),
      product: id.describe('Package'),
      desc: text(10, 160, 'The rule, and from which version on'),
    }),
    'change',
  ),
  yourDistrict: text(3, 40, 'Label of the choice of a district, on the contact page'),
  districts: listOf(z.strictObject({ id, name: text(2, 40, 'District') }), 'district', 77, 77).describe(
    'All districts; an office of site.ts names those that it serves in `districts`',
  ),
})

/** `content/facts.ts` as an editor writes it. */
export type FactsInput = z.input<typeof factsSchema>

import { leavesSite } from '../routes'
import type { Content } from './load'

type Reached = Pick<Content['site'], 'phones' | 'emails' | 'socials' | 'offices'>

const confirmed = (facts: Reached['phones']) => facts.flatMap(({ value, pending }) => (pending ? [] : [value]))

/** Ways to reach the company that it has confirmed: values that are still `pending` are left out. */
export const confirmedFacts = ({ phones, emails, socials, offices }: Reached) => ({
  phones: confirmed(phones),
  emails: confirmed(emails),
  /** Addresses of pages: a chat in Viber has none. */
  socials: confirmed(socials.map(({ url }) => url)).filter(leavesSite),
  /** Phone of each office by its id. */
  offices: new Map(offices.flatMap(({ id, phone }) => confirmed([phone]).map((number) => [id, number]))),
})

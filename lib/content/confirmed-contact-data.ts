import { leavesSite } from '../routes'
import type { Content } from './parse-content'

type ContactData = Pick<Content['site'], 'phones' | 'emails' | 'socials' | 'offices'>

const confirmed = (facts: ContactData['phones']) => facts.flatMap(({ value, pending }) => (pending ? [] : [value]))

/** Confirmed contact data of the company, without `pending` values. */
export const confirmedContactData = ({ phones, emails, socials, offices }: ContactData) => ({
  phones: confirmed(phones),
  emails: confirmed(emails),
  /** Only `https:` URLs, which excludes Viber chats. */
  socials: confirmed(socials.map(({ url }) => url)).filter(leavesSite),
  /** Phone of each office by its id. */
  offices: new Map(offices.flatMap(({ id, phone }) => confirmed([phone]).map((number) => [id, number]))),
})

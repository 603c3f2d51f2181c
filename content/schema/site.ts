import { z } from 'zod'

import { email, fact, id, internalHref, line, phone, text } from './text'
import { weaveSchema } from './weave'

const social = z.strictObject({
  network: z.enum(['facebook', 'youtube', 'linkedin', 'instagram']),
  label: text(3, 60, 'Name of the social link'),
  url: fact(z.url({ protocol: /^https$/, error: 'is not a web address: write it like https://www.example.com/' })),
})

const office = z.strictObject({
  id,
  place: text(2, 40, 'Place of the office'),
  coordinator: text(3, 60, 'Coordinator'),
  phone,
})

/** `content/site.ts`: the facts about the company that stand on every page (specification, sections 1 and 2). */
export const siteSchema = z.strictObject({
  name: text(2, 60, 'Company name'),
  mark: weaveSchema.describe('The company mark: one woven tile'),
  titleSeparator: line(1, 3, 'Title separator').describe('Stands between company name and page name in browser titles'),
  since: text(4, 40, 'Founding line'),
  address: text(5, 120, 'Head office address'),
  phones: z.array(phone).min(1, 'needs at least one phone number'),
  emails: z.array(email).length(2, 'needs exactly two e-mail addresses'),
  offices: z.array(office).length(4, 'needs exactly four branch offices'),
  socials: z.array(social).length(4, 'needs exactly four social links'),
  map: z.strictObject({
    title: text(5, 80, 'Map title'),
    query: line(3, 120, 'What the map searches for'),
    linkLabel: text(4, 40, 'Text of the link to the map'),
  }),
  copyright: text(5, 120, 'Copyright line', { must: ['year', 'name'] }),
})

/** `content/navigation.ts`: the items of the menu bar, in order. A group lists its pages by itself. */
export const navigationSchema = z.strictObject({
  items: z
    .array(
      z.union(
        [
          z.strictObject({ label: text(2, 20, 'Menu label'), href: internalHref }),
          z.strictObject({
            label: text(2, 20, 'Menu label'),
            group: z.enum(['products', 'services', 'downloads', 'company']),
          }),
        ],
        'needs a label and either href (an address) or group (products, services, downloads or company)',
      ),
    )
    .length(6, 'needs exactly six menu items'),
})

export type SiteInput = z.input<typeof siteSchema>
export type NavigationInput = z.input<typeof navigationSchema>

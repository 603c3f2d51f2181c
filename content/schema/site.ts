import { z } from 'zod'

import { listOf } from './count'
import { day } from './day'
import { pageGroups } from './page-groups'
import { networkNames, networkProblem } from './social-networks'
import { email, languageNeutral, id, neutralText, linkHref, phone, socialAddress, text } from './text'
import { weaveSchema } from './weave'

const social = z
  .strictObject({
    network: z.enum(networkNames),
    label: text(1, 60, 'Name of the social link'),
    url: languageNeutral(socialAddress).describe(
      'Address in the network; a chat is https://wa.me/9779800000000 or viber://chat?number=%2B9779800000000',
    ),
  })
  .superRefine(({ network, url }, context) => {
    const message = networkProblem(network, url.value)
    if (message) context.addIssue({ code: 'custom', path: ['url', 'value'], message })
  })

const office = z.strictObject({
  id,
  place: text(2, 40, 'Place of the office'),
  coordinator: text(3, 60, 'Coordinator').optional(),
  phone,
  districts: z
    .array(id)
    .optional()
    .describe('Ids of the districts that the office serves; the head office serves all others'),
})

/** `content/site.ts`: facts about the company for all pages (specification, sections 1 and 2). */
export const siteSchema = z.strictObject({
  name: text(2, 60, 'Company name', { isName: true }),
  logo: weaveSchema.describe(
    'The company logo: one woven tile. The icons of tabs and home screens in `public/` show this tile',
  ),
  titleSeparator: neutralText(1, 3, 'Title separator').describe('Between company name and page name in browser titles'),
  since: text(4, 40, 'Founding line'),
  address: text(5, 120, 'Head office address'),
  hours: text(5, 60, 'Opening hours, beside the phone numbers').optional(),
  remoteHelp: text(5, 120, 'Help from a distance: how, and when').optional(),
  answerTime: text(5, 80, 'How soon an enquiry is answered, on the contact page').optional(),
  registration: text(5, 120, 'Registration and PAN of the company, in the footer').optional(),
  phones: listOf(phone, 'phone number', 1, 6),
  emails: listOf(email, 'e-mail address', 1, 4),
  securityUntil: day.describe(
    'Last day of `security.txt`, which names the first e-mail address for reports of security faults: at most a year ahead',
  ),
  offices: listOf(office, 'branch office', 1, 15),
  socials: listOf(social, 'social link', 0, 8),
  map: z.strictObject({
    title: text(5, 80, 'Map title'),
    query: neutralText(3, 120, 'What the map searches for'),
    linkLabel: text(4, 40, 'Text of the link to the map'),
  }),
  copyright: text(5, 120, 'Copyright line', { requiredSlots: ['year', 'name'] }),
  nepaliTexts: languageNeutral(z.string().min(5).max(80)).describe('Reviewers of the Nepali texts'),
})

/** `content/navigation.ts`: items of the menu bar in order; the site adds the pages of a group. */
export const navigationSchema = z.strictObject({
  items: listOf(
    z.union(
      [
        z.strictObject({ label: text(2, 20, 'Menu label'), href: linkHref }),
        z.strictObject({
          label: text(2, 20, 'Menu label'),
          group: z.enum(pageGroups),
        }),
      ],
      'needs a label and either href (an address) or group (products, services, downloads or company)',
    ),
    'menu item',
    6,
    6,
  ),
})

/** `content/site.ts` as an editor writes it. */
export type SiteInput = z.input<typeof siteSchema>
/** `content/navigation.ts` as an editor writes it. */
export type NavigationInput = z.input<typeof navigationSchema>

import { z } from 'zod'

import { text } from './text'

const label = (what: string, ...requiredSlots: string[]) => text(1, 60, what, { requiredSlots })

/** `content/labels.ts`: texts of header, footer and buttons, and accessible names. */
export const labelsSchema = z.strictObject({
  skipToContent: label('Link past the menu'),
  mainMenu: label('Name of the menu bar'),
  menu: label('Menu button'),
  groups: z.strictObject({
    products: label('Heading of the product links'),
    services: label('Heading of the service links'),
    downloads: label('Heading of the download links'),
    company: label('Heading of the company links'),
  }),
  all: z.strictObject({
    products: label('Link from a shortened list to all products'),
    services: label('Link from a shortened list to all services'),
  }),
  breadcrumb: label('Name of the breadcrumb'),
  social: label('Name of the social bar'),
  opensInNewTab: label('Added to links that leave the site'),
  phoneLinkName: label('Name of the phone link, for screen readers'),
  writeUs: label('Name of the e-mail link, for screen readers; heading of the feedback form'),
  headOffice: label('Head office'),
  branchOffices: label('Branch offices'),
  usefulLinks: label('Heading of the footer links'),
  features: label('Heading of the feature list'),
  screens: label('Heading of the mock screens'),
  sampleData: label('Marks sample figures'),
  sample: label('Marks a number or address that is not confirmed'),
  editions: label('Heading of the editions'),
  otherProducts: label('Heading of the other products'),
  otherServices: label('Heading of the other services'),
  packages: label('Heading of the packages'),
  included: label('Column of what a package includes'),
  yes: label('Cell: included in the package'),
  no: label('Cell: not included in the package'),
  noNumber: label('Cell of a package without a set number'),
  points: label('Heading of the service points'),
  viewDetail: label('Button of a product card'),
  viewMore: label('Button of a service card'),
  askAbout: label('Button at the top of a product page', 'name'),
  // At most 20 characters leave space for the page name in the subject, see `pageName`.
  enquiryAbout: text(6, 20, 'Subject of an enquiry from a product or service page', { requiredSlots: ['name'] }),
  askForDemo: label('Call to contact on a product page', 'name'),
  askForQuotation: label('Button of a service page'),
  whatToDoNow: label('Heading of what to do now on a download page'),
  call: label('Button that lists the telephone numbers, on every page'),
  ask: label('Button for an enquiry, beside the button with the numbers'),
  demo: label('Button that asks for a demo, on the home page and in the menu'),
  contactUs: label('Contact button'),
  downloadFile: label('Button of a download that has a file', 'kind', 'size'),
  soon: label('Note beside a download without a file, in the menu'),
  close: label('Close button'),
  failed: z.strictObject({
    title: label('Heading where a part of the page has failed'),
    text: text(10, 160, 'What to do after the failure'),
    reload: label('Button that loads the page again'),
    arrived: text(10, 160, 'The last enquiry has arrived'),
    failed: text(10, 160, 'The last enquiry was not sent'),
    unknown: text(10, 160, 'The outcome of the last enquiry is unknown'),
  }),
  highlights: label('Name of the hero carousel'),
  testimonials: label('Name of the testimonials carousel'),
  onThisPage: label('Name of the on-this-page navigation of a product page'),
  compare: label('Link to the comparison'),
  pictures: label('Name of an intro carousel', 'name'),
  carousel: z.strictObject({
    role: label('Role of a carousel for screen readers'),
    slide: label('Role of a slide for screen readers'),
    slidePosition: label('Name of a slide', 'index', 'count'),
    pause: label('Name of the pause button of a carousel', 'name'),
    play: label('Name of the pause button while the carousel is paused', 'name'),
    goToSlide: label('Name of a bullet', 'index', 'name'),
    previous: label('Name of the left arrow', 'name'),
    next: label('Name of the right arrow', 'name'),
  }),
  accordion: z.strictObject({
    linkTo: label('Name of the link to one item of an accordion', 'name'),
    openAll: label('Button that opens all items, above an accordion of more than eight items'),
    closeAll: label('The open-all button while all items are open'),
  }),
  print: label('Button that prints a product page'),
  preview: text(10, 120, 'Line at the top of a preview'),
  opening: label('Shown while the contact form is loading'),
  offline: label('Heading over phone and e-mail: a link cannot open its page without a connection'),
})

/** `content/labels.ts` as an editor writes it. */
export type LabelsInput = z.input<typeof labelsSchema>

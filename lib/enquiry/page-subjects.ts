import type { Labels, SiteContent } from '../content/gateway'
import { interpolate } from '../interpolate'
import { routesFor } from '../routes'

/** The subject of an enquiry about a page or part of a page. */
export const subjectAbout = ({ enquiryAbout }: Pick<Labels, 'enquiryAbout'>, name: string) =>
  interpolate(enquiryAbout, { name })

/** Subjects of enquiries, by path of the page, for the pages that have a subject. */
export function pageSubjects({ locale, products, services, downloads, labels }: SiteContent): Record<string, string> {
  const entries = [...products, ...services, ...downloads].map(({ path, pageName }) => [
    path,
    subjectAbout(labels, pageName),
  ])
  return { ...Object.fromEntries(entries), [routesFor(locale).page('company', 'offers')]: labels.askForQuotation }
}

import type { Labels, SiteContent } from '../content/gateway'
import { interpolate } from '../interpolate'
import { routesFor } from '../routes'

/** The subject of an enquiry about a page or part of a page. */
export const subjectAbout = ({ enquiryAbout }: Pick<Labels, 'enquiryAbout'>, name: string) =>
  interpolate(enquiryAbout, { name })

/** Subjects of enquiries by page path, for pages whose button sets one. */
export function pageSubjects({ locale, products, services, downloads, labels }: SiteContent): Record<string, string> {
  const about = [...products, ...services, ...downloads].map(({ path, pageName }) => [
    path,
    subjectAbout(labels, pageName),
  ])
  return { ...Object.fromEntries(about), [routesFor(locale).page('company', 'offers')]: labels.askForQuotation }
}

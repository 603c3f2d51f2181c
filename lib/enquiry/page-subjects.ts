import type { Labels, SiteContent } from '../content/gateway'
import { interpolate } from '../i18n/interpolate'
import { routesFor } from '../urls/routes'

/** The subject of an enquiry about a page or part of a page. */
export const subjectAbout = ({ enquiryAbout }: Pick<Labels, 'enquiryAbout'>, name: string) =>
  interpolate(enquiryAbout, { name })

/** Subjects of enquiries by path of the page; the key `''` has the subject of all other pages. */
export function pageSubjects({
  locale,
  site,
  products,
  services,
  downloads,
  labels,
}: SiteContent): Record<string, string> {
  const entries = [...products, ...services, ...downloads].map(({ path, pageName }) => [
    path,
    subjectAbout(labels, pageName),
  ])
  return {
    '': subjectAbout(labels, site.name),
    ...Object.fromEntries(entries),
    [routesFor(locale).page('company', 'offers')]: labels.askForQuotation,
  }
}

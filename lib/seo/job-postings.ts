import type { JobPosting } from 'schema-dts'

import type { SiteContent } from '../content/gateway'

/** The country of the company (ISO 3166-1). */
export const COUNTRY = 'NP'

type Posting = SiteContent['company']['career']['postings'][number]

/**
 * Open posts for search engines, which refuse one without the day it was announced or the place of work: it is left out.
 * `page` is the address of the page, `company` the reference to the company's own data.
 */
export const jobPostings = (postings: Posting[], page: string, company: { '@id': string }) =>
  postings.flatMap(({ id, title, summary, requirements, datePosted, place }): Extract<JobPosting, object>[] =>
    datePosted && place
      ? [
          {
            '@type': 'JobPosting',
            title,
            description: summary,
            qualifications: requirements.join('; '),
            url: `${page}#${id}`,
            datePosted,
            jobLocation: {
              '@type': 'Place',
              address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: COUNTRY },
            },
            hiringOrganization: company,
          },
        ]
      : [],
  )

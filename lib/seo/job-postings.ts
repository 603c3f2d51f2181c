import type { JobPosting } from 'schema-dts'

import type { SiteContent } from '../content/gateway'

/** Country code of the company (ISO 3166-1). */
export const COUNTRY = 'NP'

type Posting = SiteContent['company']['career']['postings'][number]

/** JSON-LD of the postings on a page. Search engines reject postings without date or place: these are omitted. */
export const jobPostings = (postings: Posting[], pageUrl: string, company: { '@id': string }) =>
  postings.flatMap(({ id, title, summary, requirements, datePosted, lastDay, place }): Extract<JobPosting, object>[] =>
    datePosted && place
      ? [
          {
            '@type': 'JobPosting',
            title,
            description: summary,
            qualifications: requirements.join('; '),
            url: `${pageUrl}#${id}`,
            datePosted,
            validThrough: lastDay,
            jobLocation: {
              '@type': 'Place',
              address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: COUNTRY },
            },
            hiringOrganization: company,
          },
        ]
      : [],
  )

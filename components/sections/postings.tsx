import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import type { SiteContent } from '@/lib/content/gateway'

import { Posting } from './posting'

interface PostingsProps {
  career: SiteContent['company']['career']
  /** Where applications go. */
  email: string
}

/** Open posts with their requirements and how to apply by e-mail, or a note that there are none. */
export const Postings = ({ career, email }: PostingsProps) => {
  const { postings, noOpenings, applyTitle, applyText, applySubject } = career
  if (postings.length === 0)
    return (
      <Section>
        <p className="max-w-prose border-l border-margin pl-4 text-lg">{noOpenings}</p>
      </Section>
    )
  return (
    <>
      <Section>
        <div className="grid gap-12">
          {postings.map((posting) => (
            <Posting key={posting.id} posting={posting} career={career} email={email} />
          ))}
        </div>
      </Section>
      <Section tone="ledger" className="gap-x-12 lg:grid lg:grid-cols-2">
        <SectionHead title={applyTitle} />
        <div>
          <p className="max-w-prose">{applyText}</p>
          <a
            href={`mailto:${email}?subject=${encodeURIComponent(applySubject)}`}
            className="mt-3 inline-block py-2 font-semibold text-sindoor underline"
          >
            {email}
          </a>
        </div>
      </Section>
    </>
  )
}

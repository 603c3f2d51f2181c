import { Fold } from '@/components/ui/fold'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import type { SiteContent } from '@/lib/content/gateway'
import type { Kind } from '@/lib/workings/fields'

import { WorkingWindow } from './working-window'

interface WorkingsProps {
  content: SiteContent
  kinds: readonly Kind[]
}

/** The interactive workings of a product; on a phone they are folded when there are several. */
export const Workings = ({ content, kinds }: WorkingsProps) => (
  <Section>
    <SectionHead title={content.workings.title} tagline={content.workings.tagline} />
    {kinds.map((kind) => {
      const working = <WorkingWindow content={content} kind={kind} />
      return (
        <div key={kind} className="md:not-first:mt-10 print:not-first:mt-4">
          {kinds.length === 1 ? (
            working
          ) : (
            <Fold title={<span>{content.workings[kind].title}</span>} narrow>
              {working}
            </Fold>
          )}
        </div>
      )
    })}
  </Section>
)

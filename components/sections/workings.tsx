import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { DepreciationSheet } from '@/components/islands/workings/depreciation-sheet'
import { InterestSheet } from '@/components/islands/workings/interest-sheet'
import { ProvisionSheet } from '@/components/islands/workings/provision-sheet'
import type { SheetProps } from '@/components/islands/workings/sheet'
import { Working } from '@/components/islands/workings/working'
import { Fold } from '@/components/ui/fold'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import { Static } from '@/components/ui/static'
import type { SiteContent } from '@/lib/content/gateway'
import { interpolate } from '@/lib/interpolate'
import type { Kind } from '@/lib/workings/fields'
import { check } from '@/lib/workings/check'
import { sampleFields, type WorkingWords } from '@/lib/workings/sample'
import { workingPlace } from '@/lib/workings/place'
import { workingsHref, workingWords } from '@/lib/workings/words-file'
import { routesFor } from '@/lib/routes'

import { GuardedIsland } from './guarded-island'
import { WindowBar } from './screen/window-frame'

interface WorkingsProps {
  content: SiteContent
  kinds: readonly Kind[]
}

/** The interactive workings of a product; on a phone they are folded when there are several. */
export const Workings = ({ content, kinds }: WorkingsProps) => (
  <Section islands className="workings">
    <SectionHead title={content.workings.title} tagline={content.workings.tagline} />
    {kinds.map((kind) => {
      const working = <WorkingWindow content={content} kind={kind} />
      return (
        <div key={kind} className="md:not-first:mt-10 print:not-first:mt-4">
          {kinds.length === 1 ? (
            working
          ) : (
            <Fold title={<Static as="span">{content.workings[kind].title}</Static>} narrow>
              {working}
            </Fold>
          )}
        </div>
      )
    })}
  </Section>
)

function WorkingWindow({ content, kind }: { content: SiteContent; kind: Kind }) {
  const { workings, labels } = content
  const { name, title, caption } = workings[kind]
  const id = workingPlace(kind)
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={`${id}-title`}
      className="@container scroll-mt-32 overflow-hidden rounded-lg border border-rule bg-paper text-xs text-ink"
    >
      <Static>
        <WindowBar title={<h3 id={`${id}-title`}>{title}</h3>} />
        <p className="sr-only">{caption}</p>
      </Static>
      <GuardedIsland content={content}>
        <Working kind={kind} words={workingsHref(content.locale)} unloaded={workings.unloaded}>
          <SampleSheet words={workingWords(content)} kind={kind} />
        </Working>
      </GuardedIsland>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule px-3 py-2.5 @lg:px-5">
        <Static className="text-ink-soft">
          <p>{workings.rules}</p>
        </Static>
        <ContactButton
          contact={routesFor(content.locale).contact}
          look="outline"
          subject={interpolate(labels.enquiryAbout, { name })}
        >
          {workings.ask}
        </ContactButton>
      </div>
    </div>
  )
}

/** A sheet with the sample figures, which are valid: content is checked. */
function SampleSheet({ words, kind }: { words: WorkingWords; kind: Kind }) {
  const sheet = <Name extends Kind>(name: Name) => {
    const fields = sampleFields[name](words)
    return { words, fields, input: check[name](fields).input! } as SheetProps<Name>
  }
  if (kind === 'interest') return <InterestSheet {...sheet('interest')} />
  if (kind === 'provision') return <ProvisionSheet {...sheet('provision')} />
  return <DepreciationSheet {...sheet('depreciation')} />
}

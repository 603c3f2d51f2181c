import { Island } from '@/components/islands/page/island'
import { PageFailure } from '@/components/layout/page-failure'
import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { Working } from '@/components/islands/workings/working'
import type { SiteContent } from '@/lib/content/gateway'
import { interpolate } from '@/lib/interpolate'
import { routesFor } from '@/lib/routes'
import type { Kind } from '@/lib/workings/fields'
import { workingPlace } from '@/lib/workings/place'
import { workingsHref, workingWords } from '@/lib/workings/words-file'

import { SampleSheet } from './sample-sheet'
import { WindowBar } from './screen/window-bar'

/** One working in its window, with a button that asks about it. */
export function WorkingWindow({ content, kind }: { content: SiteContent; kind: Kind }) {
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
      <div>
        <WindowBar title={<h3 id={`${id}-title`}>{title}</h3>} />
        <p className="sr-only">{caption}</p>
      </div>
      <Island instead={<PageFailure content={content} />}>
        <Working kind={kind} words={workingsHref(content.locale)} unloaded={workings.unloaded}>
          <SampleSheet words={workingWords(content)} kind={kind} />
        </Working>
      </Island>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule px-3 py-2.5 @lg:px-5">
        <div className="text-ink-soft">
          <p>{workings.rules}</p>
        </div>
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

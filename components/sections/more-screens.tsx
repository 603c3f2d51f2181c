import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import { findScreen, type SiteContent } from '@/lib/content'

import { Screen } from './screen/screen'

/** The further drawn screens of a product, in two columns on wide screens. */
export const MoreScreens = ({ content, names }: { content: SiteContent; names: readonly string[] }) => (
  <Section tone="ledger" screenOnly>
    <SectionHead title={content.labels.screens} />
    <div className="gap-10 lg:columns-2">
      {names.map((name) => (
        <div key={name} className="mb-10 break-inside-avoid">
          <Screen screen={findScreen(content, name)} sampleLabel={content.labels.sampleData} />
        </div>
      ))}
    </div>
  </Section>
)

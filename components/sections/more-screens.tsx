import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import { findScreen, type SiteContent } from '@/lib/content/gateway'

import { Screen } from './screen/screen'

interface MoreScreensProps {
  content: SiteContent
  names: readonly string[]
  /** Whether the brochure has no room for them. */
  screenOnly: boolean
}

/** The further drawn screens of a product, in two columns on wide screens. */
export const MoreScreens = ({ content, names, screenOnly }: MoreScreensProps) => (
  <Section screenOnly={screenOnly}>
    <SectionHead title={content.labels.screens} />
    <div className="gap-10 lg:columns-2 print:columns-2 print:gap-4">
      {names.map((name) => (
        <div key={name} className="mb-10 break-inside-avoid print:mb-4">
          <Screen screen={findScreen(content, name)} sampleLabel={content.labels.sampleData} />
        </div>
      ))}
    </div>
  </Section>
)

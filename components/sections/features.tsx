import { Island } from '@/components/islands/page/island'
import { PageFailure } from '@/components/layout/page-failure'
import { Accordion } from '@/components/ui/accordion'
import { HeadingText } from '@/components/ui/heading-text'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import { findScreen, type Product, type SiteContent } from '@/lib/content/gateway'
import { interpolate } from '@/lib/interpolate'

import { FeatureBody } from './feature-body'
import { Screen } from './screen/screen'

/** What a product does, one part open at a time; its main screen stays in view beside a long list. */
export function Features({ content, product }: { content: SiteContent; product: Product }) {
  const items = product.features.map((feature) => ({
    id: feature.id,
    title: feature.name,
    heading: <HeadingText>{feature.name}</HeadingText>,
    body: <FeatureBody feature={feature} />,
  }))
  const note = interpolate(product.featuresNote, { count: items.length })
  const [screen = ''] = product.screens
  return (
    <Section className="grid gap-8 lg:grid-cols-[5fr_6fr] lg:gap-16 print:block">
      <div>
        <SectionHead title={content.labels.features} tagline={note} />
        <Island late instead={<PageFailure content={content} />}>
          <Accordion items={items} linkLabel={content.labels.linkTo} startOpen />
        </Island>
      </div>
      <div className="min-w-0 self-start lg:sticky lg:top-28 print:static print:mt-4 print:break-inside-avoid">
        <Screen screen={findScreen(content, screen)} sampleLabel={content.labels.sampleData} />
      </div>
    </Section>
  )
}

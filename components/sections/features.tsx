import { Island } from '@/components/islands/page/island'
import { PageFailure } from '@/components/layout/page-failure'
import { Accordion } from '@/components/ui/accordion'
import { HeadingText } from '@/components/ui/heading-text'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import { findScreen, type Labels, type Product } from '@/lib/content/gateway'
import { interpolate } from '@/lib/interpolate'
import type { Locale } from '@/lib/locales'

import { FeatureBody } from './feature-body'
import { Screen } from './screen/screen'

interface FeaturesProps {
  locale: Locale
  product: Product
  labels: Pick<Labels, 'features' | 'linkTo'>
}

/** What a product does, one part open at a time; its main screen stays in view beside a long list. */
export function Features({ locale, product, labels }: FeaturesProps) {
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
        <SectionHead title={labels.features} tagline={note} />
        <Island late instead={<PageFailure locale={locale} />}>
          <Accordion items={items} linkLabel={labels.linkTo} startOpen />
        </Island>
      </div>
      <div className="min-w-0 self-start lg:sticky lg:top-28 print:static print:mt-4 print:break-inside-avoid">
        <Screen screen={findScreen(locale, screen)} />
      </div>
    </Section>
  )
}

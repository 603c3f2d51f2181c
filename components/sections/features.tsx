import { Island } from '@/components/islands/page/island'
import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { PageFailure } from '@/components/layout/page-failure'
import { Accordion } from '@/components/ui/accordion'
import { Fold } from '@/components/ui/fold'
import { HeadingText } from '@/components/ui/heading-text'
import { PhoneLink } from '@/components/ui/reach-link'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import { companyOf } from '@/lib/company'
import { findScreen, type Product, type SiteContent } from '@/lib/content/gateway'
import { interpolate } from '@/lib/interpolate'
import { routesFor } from '@/lib/routes'

import { FeatureBody } from './feature-body'
import { Screen } from './screen/screen'

/** Id of what a product does on its page. */
export const FEATURES_ID = 'features'

/**
 * What a product does, one part open at a time. On wide screens the drawing of the open part stands beside the list
 * (features.css); elsewhere the first drawing stands before the list and the others after it, folded on a phone.
 */
export function Features({ content, product }: { content: SiteContent; product: Product }) {
  const { labels } = content
  const { features, featuresNote, pageName, screen } = product
  const drawings = [...new Set([screen, ...features.flatMap((feature) => feature.screen ?? [])])]
  const items = features.map((feature) => ({
    id: feature.id,
    title: feature.name,
    heading: <HeadingText>{feature.name}</HeadingText>,
    body: <FeatureBody feature={feature} />,
    shows: feature.screen === undefined ? undefined : drawings.indexOf(feature.screen) + 1,
  }))
  const [first, ...others] = drawings.map((name) => {
    const drawn = findScreen(content, name)
    return { name, title: drawn.title, drawing: <Screen screen={drawn} sampleLabel={labels.sampleData} /> }
  })
  return (
    <Section
      id={FEATURES_ID}
      className="features grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-16 print:block"
    >
      <div>
        <SectionHead title={labels.features} tagline={interpolate(featuresNote, { count: items.length })} />
        <Island late instead={<PageFailure content={content} />}>
          <Accordion items={items} linkLabel={labels.linkTo} startOpen />
        </Island>
      </div>
      <div className="stage max-lg:contents lg:self-start print:mt-4">
        <div data-drawing={1} className="max-lg:order-first lg:mb-6">
          {first?.drawing}
        </div>
        {others.length > 0 && (
          <div className="print:mt-4 print:columns-2 print:gap-4">
            <div className="stage-title">
              <SectionHead title={labels.screens} />
            </div>
            {others.map(({ name, title, drawing }, index) => (
              <div key={name} data-drawing={index + 2} className="break-inside-avoid md:mb-6 print:mb-4">
                <Fold title={title} narrow>
                  {drawing}
                </Fold>
              </div>
            ))}
          </div>
        )}
        <div className="hidden flex-wrap items-center gap-x-6 gap-y-2 lg:flex print:hidden">
          <ContactButton
            contact={routesFor(content.locale).contact}
            subject={interpolate(labels.enquiryAbout, { name: pageName })}
          >
            {labels.askForQuotation}
          </ContactButton>
          <PhoneLink phone={companyOf(content).phone} srLabel={labels.callUs} />
        </div>
      </div>
    </Section>
  )
}

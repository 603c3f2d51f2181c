import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { Island } from '@/components/islands/page/island'
import { PageFailure } from '@/components/layout/page-failure'
import { Accordion } from '@/components/ui/accordion'
import { Fold } from '@/components/ui/fold'
import { HeadingText } from '@/components/ui/heading-text'
import { PhoneLink } from '@/components/ui/reach-link'
import { Section } from '@/components/ui/section'
import { SectionHead } from '@/components/ui/section-head'
import { findScreen, type Labels, type Product } from '@/lib/content/gateway'
import { interpolate, interpolateIn } from '@/lib/interpolate'
import type { Locale } from '@/lib/locales'
import { routesFor } from '@/lib/routes'

import { Screen } from './screen/screen'

interface FeaturesProps {
  locale: Locale
  product: Product
  labels: Pick<Labels, 'features' | 'linkTo' | 'screens' | 'askForQuotation' | 'enquiryAbout' | 'callUs'>
  phone: string
}

/**
 * What a product does, one part open at a time. On wide screens the drawing of the open part stands beside the list
 * (features.css); elsewhere the first drawing stands before the list and the others after it, folded on a phone.
 */
export function Features({ locale, product, labels, phone }: FeaturesProps) {
  const { features, featuresNote, pageName, screen } = product
  const drawings = [...new Set([screen, ...features.flatMap((feature) => feature.screen ?? [])])]
  const items = features.map((feature) => ({
    id: feature.id,
    title: feature.name,
    heading: <HeadingText>{feature.name}</HeadingText>,
    body: <FeatureBody feature={feature} />,
    shows: feature.screen === undefined ? undefined : drawings.indexOf(feature.screen) + 1,
  }))
  const [first, ...others] = drawings.map((name) => findScreen(locale, name))
  return (
    <Section
      id="features"
      className="features grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-16 print:block"
    >
      <div>
        <SectionHead title={labels.features} tagline={interpolateIn(locale, featuresNote, { count: items.length })} />
        <Island late instead={<PageFailure locale={locale} />}>
          <Accordion items={items} linkLabel={labels.linkTo} startOpen />
        </Island>
      </div>
      <div className="stage max-lg:contents lg:self-start print:mt-4">
        <div data-drawing={1} className="max-lg:order-first lg:mb-6">
          {first && <Screen screen={first} />}
        </div>
        {others.length > 0 && (
          <div className="print:mt-4 print:columns-2 print:gap-4">
            <div className="stage-title">
              <SectionHead title={labels.screens} />
            </div>
            {others.map((drawing, index) => (
              <div key={drawing.title} data-drawing={index + 2} className="break-inside-avoid md:mb-6 print:mb-4">
                <Fold title={drawing.title} narrow>
                  <Screen screen={drawing} />
                </Fold>
              </div>
            ))}
          </div>
        )}
        <div className="hidden flex-wrap items-center gap-x-6 gap-y-2 lg:flex print:hidden">
          <ContactButton
            contact={routesFor(locale).contact}
            subject={interpolate(labels.enquiryAbout, { name: pageName })}
          >
            {labels.askForQuotation}
          </ContactButton>
          <PhoneLink phone={phone} srLabel={labels.callUs} />
        </div>
      </div>
    </Section>
  )
}

/** What one part of a product does: text, lists and a link. */
const FeatureBody = ({ feature: { desc, lists = [], link } }: { feature: Product['features'][number] }) => (
  <>
    <p>{desc}</p>
    {lists.length > 0 && (
      <div className="mt-4 grid gap-5 sm:grid-cols-2 print:mt-1 print:block">
        {lists.map(({ title, items }) => (
          <div key={title} className="print:inline">
            <p className="font-semibold text-ink print:inline print:after:content-[':_']">{title}</p>
            <ul className="mt-1 border-t border-rule print:inline print:border-0">
              {items.map((item) => (
                <li
                  key={item}
                  className="border-b border-rule py-1 print:inline print:border-0 print:after:content-[',_'] print:last:after:content-['._'] print:last:in-[:lang(ne)]:after:content-['_']"
                >
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    )}
    {link && (
      <p className="mt-3">
        <a href={link.path} className="inline-block py-1 text-sindoor underline">
          {link.label}
        </a>
      </p>
    )}
  </>
)

import { Island } from '@/components/islands/hydration/island'
import { Accordion } from '@/components/ui/accordion'
import { Disclosure } from '@/components/ui/disclosure'
import { LinkUnderText } from '@/components/ui/link-under-text'
import { noBreakWords } from '@/components/ui/no-break-words'
import { Section, SectionHead } from '@/components/ui/section'
import { Unhydrated } from '@/components/ui/unhydrated'
import { findScreen, type Labels, type Product } from '@/lib/content/gateway'
import { interpolateIn } from '@/lib/i18n/interpolate'
import type { Locale } from '@/lib/i18n/locales'
import { sectionIds } from '@/lib/urls/section-ids'

import { ErrorFallback } from './error-fallback'
import { IntroGallery } from './intro-gallery'
import { LinkRows } from './link-rows'
import { MockScreen } from './mock-screen/mock-screen'
import { totalOf } from './mock-screen/screen-total'

interface FeaturesProps {
  locale: Locale
  product: Product
  labels: Pick<Labels, 'features' | 'accordion' | 'screens' | 'pictures' | 'carousel'>
}

/**
 * Feature accordion of a product. The main screen (or gallery) overlaps the page head's pattern. From `lg`, a sticky
 * column shows the main screen or the screen of the open item (features.css). Below `lg`, the main screen
 * precedes the accordion, and the other screens follow as disclosures.
 */
export function Features({ locale, product, labels }: FeaturesProps) {
  const { features, featuresNote, gallery, heading, intro, screen } = product
  // Screen number 1 is the main screen, or the gallery, whose name here is ''.
  const screenNames = [...new Set([gallery ? '' : screen, ...features.flatMap((feature) => feature.screen ?? [])])]
  const items = features.map((feature) => ({
    id: feature.id,
    title: feature.name,
    body: <FeatureBody feature={feature} />,
    number: feature.screen === undefined ? undefined : screenNames.indexOf(feature.screen) + 1,
  }))
  const otherScreens = screenNames.slice(1).map((name) => findScreen(locale, name))
  /** Links to the first feature that shows each of the other screens. */
  const screenLinks = otherScreens.map(({ title }, index) => ({
    label: title,
    href: `#${items.find(({ number }) => number === index + 2)!.id}`,
  }))
  return (
    <Section
      id={sectionIds.features}
      className="features grid grid-cols-1 gap-x-[34px] gap-y-8 md:gap-y-16 lg:grid-cols-[minmax(0,1fr)_var(--card)] lg:grid-rows-[auto_1fr] print:block"
    >
      <div data-screen={1} className="max-lg:relative max-md:-mt-22 md:max-lg:-mt-30 print:mt-0">
        {gallery ? (
          <IntroGallery locale={locale} name={heading} gallery={gallery} labels={labels} />
        ) : (
          <MockScreen screen={findScreen(locale, screen)} />
        )}
        {screenLinks.length > 0 && (
          <Unhydrated name="screen-links" className="features-links mt-6 hidden">
            <p className="mb-3 font-heading text-lg font-semibold">{labels.screens}</p>
            <LinkRows links={screenLinks} inPairs={screenLinks.length % 2 === 0} />
          </Unhydrated>
        )}
      </div>
      <div className="print:mt-6">
        <SectionHead title={labels.features} tagline={interpolateIn(locale, featuresNote, { count: items.length })} />
        <p className="mb-6 max-w-text text-ink-soft">{noBreakWords(intro)}</p>
        <Island lazy fallback={<ErrorFallback locale={locale} />}>
          <Accordion items={items} labels={labels.accordion} firstItemOpen />
        </Island>
      </div>
      {otherScreens.length > 0 && (
        <div className="features-screens print:mt-6 print:columns-2 print:gap-4 print:pt-4">
          <div className="features-screens-title print:[column-span:all]">
            <SectionHead title={labels.screens} />
          </div>
          {otherScreens.map((otherScreen, index) => {
            const total = totalOf(otherScreen)
            return (
              <div key={otherScreen.title} data-screen={index + 2} className="break-inside-avoid lg:mb-6 print:mb-4">
                <Disclosure
                  title={
                    // With large letters the amount has a line of its own.
                    <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
                      {otherScreen.title}
                      {total && (
                        <span className="ml-auto font-text text-sm whitespace-nowrap tabular double-rule-bottom">
                          {total.amount}
                        </span>
                      )}
                    </span>
                  }
                  foldsBelowLgOnly
                  printsTitle={false}
                >
                  <MockScreen screen={otherScreen} />
                </Disclosure>
              </div>
            )
          })}
        </div>
      )}
    </Section>
  )
}

/** Accordion panel of a feature: text, optional lists, optional link. */
const FeatureBody = ({ feature: { desc, lists = [], link } }: { feature: Product['features'][number] }) => (
  <>
    <p>{noBreakWords(desc)}</p>
    {lists.length > 0 && (
      <div className="mt-4 grid gap-5 sm:grid-cols-2 print:mt-1 print:block">
        {lists.map(({ title, items }) => (
          <div key={title} className="features-list print:inline">
            <p className="font-semibold text-ink print:inline">{title}</p>
            <ul className="mt-1 border-t border-rule print:inline print:border-0">
              {items.map((item) => (
                <li key={item} className="border-b border-rule py-1 print:inline print:border-0">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    )}
    <LinkUnderText link={link} />
  </>
)

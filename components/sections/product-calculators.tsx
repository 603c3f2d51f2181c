import { clsx } from 'clsx'

import { LazyCalculator } from '@/components/islands/calculators/lazy-calculator'
import { DepreciationView } from '@/components/islands/calculators/depreciation-view'
import { InterestView } from '@/components/islands/calculators/interest-view'
import { ProvisionView } from '@/components/islands/calculators/provision-view'
import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { Island } from '@/components/islands/hydration/island'
import { ErrorFallback } from '@/components/layout/error-fallback'
import { Disclosure } from '@/components/ui/disclosure'
import { Section } from '@/components/ui/section'
import { countGraphemes } from '@/lib/graphemes'
import { checkDepreciation } from '@/lib/calculators/depreciation'
import { checkInterest } from '@/lib/calculators/savings-interest'
import { askFormId, calculatorId, type Kind } from '@/lib/calculators/kinds'
import { checkProvision } from '@/lib/calculators/provision'
import { samplesOf, type SharedTexts } from '@/lib/calculators/sample-fields'
import type { Labels, SiteContent } from '@/lib/content/gateway'
import { subjectAbout } from '@/lib/enquiry/page-subjects'
import type { Locale } from '@/lib/locales'
import { routesFor } from '@/lib/routes'

import { WindowBar } from './mock-screen/mock-screen'

/** Props of every calculator, without `kind`. */
interface CalculatorProps {
  locale: Locale
  calculators: SiteContent['calculators']
  labels: Pick<Labels, 'sampleData' | 'enquiryAbout'>
  /** Name of the product, for the subject of an enquiry. */
  productName: string
  enquiryFields: SiteContent['enquiryForm']['fields']
}

interface ProductCalculatorsProps extends CalculatorProps {
  kinds: readonly Kind[]
}

/** The calculators of a product; below `lg`, several are collapsed. */
export const ProductCalculators = ({ kinds, ...props }: ProductCalculatorsProps) => (
  <Section
    id="calculators"
    title={props.calculators.title}
    // The tagline asks the reader to type figures: without scripts, the fields are read-only.
    tagline={<span className="noscript:hidden">{props.calculators.tagline}</span>}
  >
    {kinds.map((kind) => {
      const calculator = <CalculatorWindow {...props} kind={kind} collapsible={kinds.length > 1} />
      return (
        <div key={kind} className="lg:not-first:mt-10 print:not-first:mt-4">
          {kinds.length === 1 ? (
            calculator
          ) : (
            <Disclosure title={<h3>{props.calculators[kind].title}</h3>} foldsBelowLgOnly>
              {calculator}
            </Disclosure>
          )}
        </div>
      )
    })}
  </Section>
)

/** A calculator in a mock window, with an enquiry button. */
function CalculatorWindow({
  kind,
  collapsible,
  locale,
  calculators,
  labels,
  productName,
  enquiryFields,
}: CalculatorProps & { kind: Kind; collapsible: boolean }) {
  const { interest, provision, depreciation, ...commonTexts } = calculators
  const sharedTexts = { ...commonTexts, sampleData: labels.sampleData, maxMessageLength: enquiryFields.message.max }
  const { name, title, caption } = calculators[kind]
  const id = calculatorId(kind)
  const subjects = [`${productName}, ${name}`, name].map((about) => subjectAbout(labels, about))
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={`${id}-title`}
      className={clsx(
        '@container overflow-clip rounded-lg border border-rule bg-paper text-screen text-ink print:break-inside-avoid',
        collapsible && 'max-lg:scroll-mt-10',
      )}
    >
      <div className={collapsible ? 'max-lg:hidden' : undefined}>
        <WindowBar title={<h3 id={`${id}-title`}>{title}</h3>} />
      </div>
      <p className="sr-only">{caption}</p>
      <Island fallback={<ErrorFallback locale={locale} />}>
        <LazyCalculator kind={kind} locale={locale} sharedTexts={sharedTexts} texts={calculators[kind]}>
          <Sample kind={kind} locale={locale} sharedTexts={sharedTexts} texts={{ interest, provision, depreciation }} />
        </LazyCalculator>
      </Island>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule px-3 py-2.5 @lg:px-5">
        <p className="text-ink-soft">{calculators.rules}</p>
        <ContactButton
          contactPath={routesFor(locale).contact}
          variant="outline"
          id={askFormId(kind)}
          subject={subjects.find((text) => countGraphemes(text) <= enquiryFields.subject.max)}
        >
          {calculators.ask}
        </ContactButton>
      </div>
    </div>
  )
}

interface SampleProps {
  kind: Kind
  locale: Locale
  sharedTexts: SharedTexts
  texts: Pick<SiteContent['calculators'], Kind>
}

/** Server-rendered calculator with its first sample; the content check guarantees that samples are valid input. */
function Sample({ kind, texts: { interest, provision, depreciation }, ...viewProps }: SampleProps) {
  if (kind === 'interest') {
    const fields = samplesOf.interest(interest)[0]!
    const input = checkInterest(fields).input!
    return <InterestView {...viewProps} kind={kind} texts={interest} fields={fields} input={input} />
  }
  if (kind === 'provision') {
    const fields = samplesOf.provision(provision)[0]!
    const input = checkProvision(fields).input!
    return <ProvisionView {...viewProps} kind={kind} texts={provision} fields={fields} input={input} />
  }
  const fields = samplesOf.depreciation(depreciation)[0]!
  const input = checkDepreciation(fields).input!
  return <DepreciationView {...viewProps} kind={kind} texts={depreciation} fields={fields} input={input} />
}

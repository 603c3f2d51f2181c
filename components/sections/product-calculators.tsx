import type { CalculatorProps } from '@/components/calculators/common/calculator'
import { CalculatorFrame } from '@/components/calculators/common/calculator-frame'
import { LazyCalculator } from '@/components/calculators/common/lazy-calculator'
import { loadCalculator } from '@/components/calculators/common/load-calculator'
import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { Island } from '@/components/islands/hydration/island'
import { Disclosure } from '@/components/ui/disclosure'
import { noBreakWords } from '@/components/ui/no-break-words'
import { Section } from '@/components/ui/section'
import { Unhydrated } from '@/components/ui/unhydrated'
import type { CalculatorKind } from '@/content/schema'
import { countGraphemes } from '@/content/schema/graphemes'
import type { Labels, SiteContent } from '@/lib/content/gateway'
import { subjectAbout } from '@/lib/enquiry/page-subjects'
import type { Locale } from '@/lib/i18n/locales'
import { askButtonId, calculatorId } from '@/lib/urls/calculator-ids'
import { routesFor } from '@/lib/urls/routes'
import { sectionIds } from '@/lib/urls/section-ids'

import { ErrorFallback } from './error-fallback'
import { WindowBar } from './mock-screen/mock-screen'
import { Weave } from './weave'

/** Props that are the same for all calculators of a product. */
interface WindowProps {
  locale: Locale
  calculators: SiteContent['calculators']
  labels: Pick<Labels, 'sampleData' | 'enquiryAbout'>
  /** Name of the product, for the subject of an enquiry. */
  productName: string
  enquiryFields: SiteContent['enquiryForm']['fields']
}

interface ProductCalculatorsProps extends WindowProps {
  kinds: readonly CalculatorKind[]
  /** Slug of the product, whose cloth is the upper edge. */
  slug: string
  /** Colour of the background. */
  ground: string
}

/** The calculators of a product; from `lg` on the first is open, since three are longer than the rest of the page. */
export const ProductCalculators = ({ kinds, slug, ground, ...props }: ProductCalculatorsProps) => (
  <>
    {/* A motif of 22 cells is whole. A picture of 401 cells must reach both edges. */}
    <div className="h-[66px] md:h-28 print:hidden">
      <Weave name={slug} cell={8} below={{ md: 3, '2000px': 5 }} />
    </div>
    <Section
      id={sectionIds.calculators}
      background="ink"
      ground={ground}
      title={props.calculators.title}
      // The tagline asks visitors to type figures; without scripts and on paper, nobody can.
      tagline={<span className="print:hidden noscript:hidden">{props.calculators.tagline}</span>}
    >
      {kinds.map((kind, index) => (
        <FoldedCalculator key={kind} {...props} kind={kind} isFirst={index === 0} />
      ))}
    </Section>
  </>
)

/** A calculator under its title; closed, it shows the result of its first sample in one sentence. */
async function FoldedCalculator({ kind, isFirst, ...props }: WindowProps & { kind: CalculatorKind; isFirst: boolean }) {
  const sample = await loadSample(calculatorProps(kind, props))
  const { calculator, view } = sample
  const { title, caption } = view.texts
  const heading = <h3>{title}</h3>
  const text = <p className="mt-1 font-text text-sm font-normal text-rule print:text-ink">{caption}</p>
  return (
    <Disclosure
      title={
        <hgroup className="print:break-after-avoid">
          {heading}
          {text}
          <p className="disclosure-result mt-1 font-text text-sm text-marigold print:hidden">
            {noBreakWords(`${calculator.resultSentence(view)} · ${view.sharedTexts.sampleData}`)}
          </p>
        </hgroup>
      }
      foldsBelowLgOnly={isFirst}
      hasTextFields
      onInk
    >
      {isFirst && (
        <div className="max-lg:hidden">
          {heading}
          {text}
        </div>
      )}
      <div className={isFirst ? 'lg:mt-6 lg:mb-6' : undefined}>
        <CalculatorWindow {...props} sample={sample} />
      </div>
    </Disclosure>
  )
}

/** A calculator in a mock window, with an enquiry button. */
function CalculatorWindow({
  sample,
  locale,
  calculators,
  labels,
  productName,
  enquiryFields,
}: WindowProps & { sample: Sample }) {
  const { kind, sharedTexts, texts } = sample.view
  const { name, title } = texts
  const id = calculatorId(kind)
  const subjectsByPreference = [`${productName}, ${name}`, name].map((about) => subjectAbout(labels, about))
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={`${id}-title`}
      className="@container scroll-mt-22 overflow-clip rounded-lg border border-rule bg-paper text-screen text-ink print:border-0"
    >
      {/* Printed alone, the calculator needs its heading: its summary is outside. */}
      <div className="hidden in-data-print-only:print:block!">
        <WindowBar
          title={
            <h3 id={`${id}-title`} className="text-base leading-snug">
              {title}
            </h3>
          }
        />
      </div>
      <Island fallback={<ErrorFallback locale={locale} />}>
        <LazyCalculator kind={kind} locale={locale} texts={texts} sharedTexts={sharedTexts}>
          <Unhydrated name={calculatorId(kind)}>
            <CalculatorFrame {...sample} />
          </Unhydrated>
        </LazyCalculator>
      </Island>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule px-3 py-2.5 @lg:px-5 print:break-before-avoid">
        <p className="text-ink-soft">{calculators.note}</p>
        <ContactButton
          contactPath={routesFor(locale).contact}
          variant="outlined"
          id={askButtonId(kind)}
          subject={subjectsByPreference.find((subject) => countGraphemes(subject) <= enquiryFields.subject.max) ?? ''}
        >
          {calculators.ask}
        </ContactButton>
      </div>
    </div>
  )
}

const calculatorProps = (
  kind: CalculatorKind,
  { locale, calculators, labels, enquiryFields }: WindowProps,
): CalculatorProps => ({
  kind,
  locale,
  texts: calculators[kind],
  sharedTexts: {
    ...calculators.shared,
    sampleData: labels.sampleData,
    maxMessageLength: enquiryFields.message.max,
  },
})

/** A calculator with its first sample; the content check guarantees that samples are valid input. */
async function loadSample(props: CalculatorProps) {
  const calculator = await loadCalculator(props.kind)
  const { form } = calculator
  const fields = form.samplesOf(props.texts)[0]!
  return { calculator, view: { ...props, form, fields, input: form.check(fields).input } }
}

type Sample = Awaited<ReturnType<typeof loadSample>>

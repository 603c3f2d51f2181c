import { PrintButton } from '@/components/ui/print-button'
import { Section } from '@/components/ui/section'
import type { SiteContent } from '@/lib/content/gateway'
import { interpolateIn } from '@/lib/interpolate'
import type { Locale } from '@/lib/locales'

const VENDOR_NUMBERS = [1, 2, 3]

interface VendorQuestionsSheetProps {
  locale: Locale
  questions: SiteContent['buying']['questions']
  /** Text of the print button. */
  print: string
}

/** Table to print on A4: a buyer's questions with an empty answer column for each of three vendors. */
export const VendorQuestionsSheet = ({ locale, questions: { items, sheet }, print }: VendorQuestionsSheetProps) => (
  <Section background="ledger" className="vendor-questions-sheet" title={sheet.title} tagline={sheet.text}>
    <table className="double-rule-bottom w-full table-fixed bg-paper">
      <thead>
        <tr className="double-rule-top bg-ledger text-left text-sm">
          <th scope="col" className="border-r border-margin p-2">
            {sheet.question}
          </th>
          {VENDOR_NUMBERS.map((number) => (
            <th key={number} scope="col" className="w-1/5 border-r border-rule p-2 max-md:hidden print:table-cell">
              {interpolateIn(locale, sheet.vendor, { number })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items
          .flatMap(({ question, onSheet = [question] }) => onSheet)
          .map((question) => (
            <tr key={question} className="border-t border-rule align-top print:h-[16mm]">
              <th scope="row" className="border-r border-margin p-2 text-left font-normal">
                {question}
              </th>
              {VENDOR_NUMBERS.map((number) => (
                <td key={number} className="border-r border-rule max-md:hidden print:table-cell" />
              ))}
            </tr>
          ))}
      </tbody>
    </table>
    <p className="mt-5">
      <PrintButton>{print}</PrintButton>
    </p>
  </Section>
)

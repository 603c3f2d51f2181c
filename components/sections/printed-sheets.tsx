import { clsx } from 'clsx'

import { noBreakWords } from '@/components/ui/no-break-words'
import { PrintButton } from '@/components/ui/print-button'
import { FoldedSection } from '@/components/ui/section'
import { sheetRows } from '@/lib/content/buying-questions'
import type { SiteContent } from '@/lib/content/gateway'
import { interpolateIn } from '@/lib/i18n/interpolate'
import type { Locale } from '@/lib/i18n/locales'
import { sectionIds } from '@/lib/urls/section-ids'

interface SheetProps {
  id: string
  title: string
  text: string
  /** Headings of the columns with text. */
  headings: string[]
  /** Headings of the empty columns. */
  emptyHeadings: string[]
  /** Whether narrow screens leave out the empty columns. */
  hidesEmpty?: boolean
  /** Names of the blanks above the table, which narrow screens leave out. */
  blanks?: string[]
  /** The rows in groups, of which the first may have no title: the texts of each row, the name of the row first. */
  groups: { title?: string; rows: string[][] }[]
  /** Name of an empty last row. */
  lastRow?: string
  /** Height of a row on paper. */
  rowHeight: string
  /** Text of the print button. */
  print: string
  /** Whether narrow screens show the sheet at first. */
  open?: boolean
}

/** Class of cells that narrow screens leave out. */
const LEFT_OUT = 'max-md:hidden print:table-cell'

/** A table to print on one A4 page, with empty columns to write in; collapsed below `lg`. */
const Sheet = ({
  id,
  title,
  text,
  headings,
  emptyHeadings,
  hidesEmpty,
  blanks,
  groups,
  lastRow,
  rowHeight,
  print,
  open = false,
}: SheetProps) => (
  <FoldedSection
    background="ledger"
    className={clsx('printed-sheets', !open && 'print:break-before-page')}
    title={title}
    tagline={text}
    summary={<h2 className="text-h3">{title}</h2>}
    open={open}
  >
    <p className="mb-3 lg:hidden print:hidden">{text}</p>
    {blanks && (
      <ul className="mb-4 grid grid-cols-2 gap-x-8 gap-y-4 text-sm max-md:hidden print:grid">
        {blanks.map((blank) => (
          <li key={blank} className="flex items-end gap-2 after:grow after:border-b after:border-ink-soft">
            {blank}
          </li>
        ))}
      </ul>
    )}
    <table id={id} className="w-full below-head bg-paper double-rule-bottom narrow:table-fixed narrow:wrap-break-word">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="bg-ledger text-left text-sm double-rule-top max-md:text-xs">
          {headings.map((heading) => (
            <th
              key={heading}
              scope="col"
              className={clsx('border-r border-margin p-2 max-md:p-1', headings.length > 1 && 'narrow:first:w-[27%]')}
            >
              {heading}
            </th>
          ))}
          {emptyHeadings.map((heading) => (
            <th
              key={heading}
              scope="col"
              className={clsx('w-1/5 border-r border-rule p-2 max-md:p-1 narrow:w-[3.25rem]', hidesEmpty && LEFT_OUT)}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title: groupTitle, rows }) => (
        <tbody key={groupTitle}>
          {groupTitle && (
            <tr className="border-t border-rule bg-ledger">
              <th
                scope="rowgroup"
                colSpan={headings.length + emptyHeadings.length}
                className="px-2 py-1 text-left text-sm"
              >
                {groupTitle}
              </th>
            </tr>
          )}
          {rows.map(([name = '', ...texts]) => (
            <tr key={name} className={clsx('border-t border-rule align-top', rowHeight)}>
              <th
                scope="row"
                className={clsx(
                  'border-r border-margin p-2 text-left',
                  texts.length === 0 ? 'font-normal' : 'max-md:p-1 max-md:text-sm max-md:leading-snug',
                )}
              >
                {noBreakWords(name)}
              </th>
              {texts.map((cell, index) => (
                <td
                  key={index}
                  className="border-r border-margin p-2 text-sm max-md:p-1 max-md:text-xs max-md:leading-snug"
                >
                  {noBreakWords(cell)}
                </td>
              ))}
              {emptyHeadings.map((heading) => (
                <td key={heading} className={clsx('border-r border-rule', hidesEmpty && LEFT_OUT)} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
      {lastRow && (
        <tfoot>
          <tr className={clsx('border-t border-rule', rowHeight)}>
            <th
              scope="row"
              colSpan={headings.length}
              className="border-r border-margin p-2 text-left max-md:p-1 max-md:text-sm"
            >
              {lastRow}
            </th>
            {emptyHeadings.map((heading) => (
              <td key={heading} className="border-r border-rule" />
            ))}
          </tr>
        </tfoot>
      )}
    </table>
    <p className="mt-5 max-md:hidden">
      <PrintButton>{print}</PrintButton>
    </p>
  </FoldedSection>
)

interface PrintedSheetsProps {
  locale: Locale
  buying: Pick<SiteContent['buying'], 'questions' | 'quotation'>
  print: string
}

const VENDOR_NUMBERS = [1, 2, 3]

/** The lines of a quotation, with blank amounts; and a buyer's questions, with room for the answers of three vendors. */
export function PrintedSheets({ locale, buying: { questions, quotation }, print }: PrintedSheetsProps) {
  const { sheet } = questions
  return (
    <>
      <Sheet
        id={sectionIds.quotation}
        title={quotation.title}
        text={quotation.text}
        headings={[quotation.lineHeading, quotation.descHeading]}
        emptyHeadings={[quotation.onceHeading, quotation.yearlyHeading]}
        blanks={quotation.blanks}
        groups={[{ rows: quotation.rows.map(({ name, desc }) => [name, desc]) }]}
        lastRow={quotation.total}
        rowHeight="print:h-[12mm]"
        print={print}
        open
      />
      <Sheet
        id={sectionIds.vendorQuestions}
        title={sheet.title}
        text={sheet.text}
        headings={[sheet.question]}
        emptyHeadings={VENDOR_NUMBERS.map((number) => interpolateIn(locale, sheet.vendor, { number }))}
        groups={[{ id: undefined, title: undefined }, ...sheet.groups].map(({ id, title }) => ({
          title,
          rows: sheetRows(questions.items, id).map((row) => [row]),
        }))}
        hidesEmpty
        rowHeight="print:h-[9.5mm]"
        print={print}
      />
    </>
  )
}

import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { interpolateIn } from '@/lib/i18n/interpolate'

import type { ViewProps } from './calculator'
import { rowsOf, withRows } from './fields'
import { errorMessageOf, RowFields } from './input-fields'

interface RowsEditorProps {
  view: ViewProps
  /** Name of the list, for a problem of all rows, such as `movements`. */
  name: string
  texts: Readonly<Record<'title' | 'hint', string>>
  /** Visible headings, and labels with the slot `index`, in the order of the columns. */
  headings: readonly string[]
  labels: readonly string[]
  maxRows: number
  /** Whether the first column holds short numbers and the others long amounts; printed in pairs of rows. */
  hasShortFirst?: boolean
  /** Changes pasted rows, such as dates to days. */
  adjust?: (rows: string[][]) => string[][]
}

// The same element at each key: React then skips it, in up to 200 rows.
const removeGlyph = <Glyph name="close" />

/** Editable rows: add, remove, paste. */
export function RowsEditor(props: RowsEditorProps) {
  const { view, name, texts, headings, labels, maxRows, hasShortFirst, adjust = (rows) => rows } = props
  // Columns of one width, but for a short first one.
  const columnsClass = `grid-flow-col auto-cols-fr gap-x-2 ${hasShortFirst ? 'grid-cols-[48px] @max-xs:[&_input]:text-xs' : ''}`
  const { kind, locale, form, fields, interactive, sharedTexts } = view
  const { columns } = form
  const rows = rowsOf(fields, columns)
  const visibleHeadings = headings.map((heading) => <span key={heading}>{heading}</span>)
  const countError = errorMessageOf(view, name)
  const text = (key: keyof typeof sharedTexts.rows, index: number) =>
    interpolateIn(locale, sharedTexts.rows[key], { index })

  /** Stores pasted rows. If the fields still hold a sample, the sample's rows after the pasted rows are dropped. */
  function paste(rowsAfterPaste: string[][], cells: string[][], firstRowIndex: number) {
    const isSample = form.samplesOf(view.texts).some((sample) => String(rowsOf(sample, columns)) === String(rows))
    const keptRows = rowsAfterPaste.slice(0, isSample ? firstRowIndex + cells.length : undefined)
    const message = interpolateIn(locale, sharedTexts.rows.pasted, { count: cells.length })
    interactive?.replace(withRows(fields, columns, adjust(keptRows)), message)
  }

  const remove = (index: number) =>
    interactive?.replace(
      withRows(
        fields,
        columns,
        rows.filter((_, other) => other !== index),
      ),
      text('removed', index + 1),
      `${kind}-undo`,
    )

  const add = () =>
    interactive?.replace(
      withRows(fields, columns, [...rows, columns.map(() => '')]),
      text('added', rows.length + 1),
      `${kind}-${columns[0]}-${rows.length + 1}`,
    )

  return (
    // On paper two columns: of rows, if the first column is short, or else of rows and nothing.
    <fieldset className={`mt-4 ${hasShortFirst ? '' : 'print:grid print:grid-cols-2'}`}>
      <legend className="font-semibold">{texts.title}</legend>
      <p className="text-ink-soft print:hidden noscript:hidden">{texts.hint}</p>
      <div className={hasShortFirst ? 'print:grid print:grid-cols-2 print:gap-x-6' : undefined}>
        <div aria-hidden="true" className="mt-1 flex text-right leading-tight text-ink-soft">
          <div className={`grid grow items-end ${columnsClass}`}>{visibleHeadings}</div>
          <span className="size-[44px] shrink-0 print:hidden noscript:hidden" />
        </div>
        {hasShortFirst && (
          <div
            aria-hidden="true"
            className={`mt-1 hidden items-end text-right text-ink-soft print:grid ${columnsClass}`}
          >
            {visibleHeadings}
          </div>
        )}
        {rows.map((_, index) => (
          <div key={index} className="mt-1.5 flex print:mt-0">
            <RowFields
              view={view}
              columnNames={columns}
              rowIndex={index}
              labels={labels.map((label) => interpolateIn(locale, label, { index: index + 1 }))}
              className={`grow ${columnsClass}`}
              maxRows={maxRows}
              onPaste={paste}
            />
            <button
              type="button"
              aria-label={text('remove', index + 1)}
              id={`${kind}-remove-${index + 1}`}
              onClick={interactive && (() => remove(index))}
              className="grid size-[44px] shrink-0 place-items-center rounded-md text-ink-soft hover:bg-ledger hover:text-ink print:hidden noscript:hidden"
            >
              {removeGlyph}
            </button>
          </div>
        ))}
      </div>
      {countError && <p className="font-semibold text-sindoor">{countError}</p>}
      <Button
        variant="text"
        id={`${kind}-add`}
        className="mt-1.5 print:hidden noscript:hidden"
        onClick={interactive && add}
      >
        <Glyph name="plus" />
        {sharedTexts.rows.add}
      </Button>
    </fieldset>
  )
}

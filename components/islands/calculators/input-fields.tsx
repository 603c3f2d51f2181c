import type { ClipboardEvent, ComponentProps } from 'react'

import { inputClass } from '@/components/ui/input-class'
import { rowsOf } from '@/lib/calculators/fields'
import { showGrouped } from '@/lib/calculators/figures'
import { MAX_MOVEMENTS } from '@/lib/calculators/savings-interest'
import { pastedCells, pasteInto } from '@/lib/calculators/paste'
import { interpolateIn } from '@/lib/interpolate'
import { figureIn } from '@/lib/locales'

import type { ViewProps } from './use-calculator'

/** Error message of a field: of its rejected paste, else of its failed check; undefined if valid. */
export function problemIn({ locale, sharedTexts, problems = [], interactive }: ViewProps, name: string) {
  const problem = [interactive?.pasteProblem, ...problems].find((candidate) => candidate?.field === name)
  return problem && interpolateIn(locale, sharedTexts.wrong[problem.code], problem.values)
}

interface FigureFieldProps {
  view: ViewProps
  name: string
  label: string
  /** Pastes spreadsheet cells, or rejects them with false. Only for fields in a row; such fields hide their label. */
  onPasteCells?: (cells: string) => boolean
}

/** An input for one figure; `aria-describedby` links its error message (WCAG 3.3.1). */
export function FigureField({ view, name, label, onPasteCells }: FigureFieldProps) {
  const { kind, locale, fields, interactive } = view
  const id = `${kind}-${name}`
  const value = fields[name] ?? ''
  const problem = problemIn(view, name)
  const grouped = figureIn(locale, showGrouped(value))
  const problemId = `${id}-problem`
  const handlePaste = (event: ClipboardEvent) => {
    const cells = event.clipboardData.getData('text')
    if (!/[\t\n\r]/.test(cells.trim())) return
    event.preventDefault()
    if (!onPasteCells?.(cells)) interactive?.rejectPaste({ field: name, code: 'tooManyCells', values: {} })
  }
  return (
    // The subgrid aligns labels, inputs and messages of neighbouring fields when a label or message wraps.
    <div className={onPasteCells ? 'min-w-0' : 'row-span-3 grid min-w-0 break-inside-avoid grid-rows-subgrid pb-3'}>
      <label htmlFor={id} className={onPasteCells ? 'sr-only' : 'self-end leading-snug text-ink-soft'}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        // Amounts may be negative: the `decimal` keypad of phones has no minus key.
        inputMode={name.startsWith('amount') ? undefined : 'decimal'}
        autoComplete="off"
        spellCheck={false}
        // No commas in the focused field: typing a digit would move the commas.
        value={interactive?.focusedFieldId === id ? value : grouped}
        readOnly={!interactive}
        onFocus={interactive && (({ target }) => interactive.setFocusedField(target))}
        onBlur={interactive && (() => interactive.setFocusedField())}
        onChange={interactive && (({ target }) => interactive.setField(name, target.value))}
        onPaste={interactive && handlePaste}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        className={inputClass(
          problem,
          'min-h-11 px-[8px] text-right text-sm font-semibold tabular @max-2xs:text-xs print:border-0',
        )}
      />
      {problem && (
        <p id={problemId} className="py-0.5 font-semibold text-sindoor">
          {problem}
        </p>
      )}
    </div>
  )
}

interface RowFieldsProps {
  view: ViewProps
  /** Field names without the row number, such as `day`; `labels` has the same order. */
  parts: readonly string[]
  labels: string[]
  row: number
  /** Receives all rows with `cells` already pasted from row `index` (counted from 0) on. */
  onPaste: (rows: string[][], cells: string[][], index: number) => void
}

/** The fields of one row; each accepts a pasted block of spreadsheet cells. */
export const RowFields = ({ view, parts, labels, row, onPaste }: RowFieldsProps) =>
  parts.map((part, column) => (
    <FigureField
      key={part}
      view={view}
      name={`${part}-${row + 1}`}
      label={labels[column]!}
      onPasteCells={(block) => {
        const cells = pastedCells(block, parts.length - column)
        if (!cells || cells.length > MAX_MOVEMENTS) return false
        onPaste(pasteInto(rowsOf(view.fields, parts), row, column, cells), cells, row)
        return true
      }}
    />
  ))

/** A radio button, disabled without `onChange` (in the server-rendered calculator). */
export const Choice = ({ onChange, ...props }: ComponentProps<'input'>) => (
  <input type="radio" {...props} disabled={!onChange} onChange={onChange} className="size-5 shrink-0 accent-sindoor" />
)

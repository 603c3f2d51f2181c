import type { ClipboardEvent, ComponentProps } from 'react'

import { Field } from '@/components/ui/field'
import type { FieldProblem } from '@/lib/calculators/field-checks'
import { rowsOf } from '@/lib/calculators/fields'
import { showGrouped } from '@/lib/calculators/figures'
import { MAX_MOVEMENTS } from '@/lib/calculators/savings-interest'
import { MAX_PASTED_ROWS, pastedCells, pasteInto } from '@/lib/calculators/paste'
import { interpolateIn } from '@/lib/interpolate'
import { figureIn } from '@/lib/locales'

import type { ViewProps } from './use-calculator'

/** Error message of a field, for a rejected paste or else for a failed check; undefined if the field is valid. */
export function errorMessageOf({ locale, sharedTexts, problems = [], interactive }: ViewProps, name: string) {
  const problem = [interactive?.pasteProblem, ...problems].find((candidate) => candidate?.field === name)
  return problem && interpolateIn(locale, sharedTexts.wrong[problem.code], problem.values)
}

/** Why cells were not pasted; undefined if they were. */
type PasteProblem = Pick<FieldProblem, 'code' | 'values'> | undefined

interface FigureFieldProps {
  view: ViewProps
  name: string
  label: string
  /** Pastes cells of a spreadsheet, or returns why not. Only for fields in a row, whose label is visually hidden. */
  onPasteCells?: (pastedText: string) => PasteProblem
}

/** A field for one figure. */
export function FigureField({ view, name, label, onPasteCells }: FigureFieldProps) {
  const { kind, locale, fields, interactive } = view
  const id = `${kind}-${name}`
  const value = fields[name] ?? ''
  const handlePaste = (event: ClipboardEvent) => {
    const pastedText = event.clipboardData.getData('text')
    const hasSeveralCells = /[\t\n\r]/.test(pastedText.trim())
    if (!hasSeveralCells) return
    event.preventDefault()
    const problem = onPasteCells ? onPasteCells(pastedText) : ({ code: 'tooManyCells', values: {} } as const)
    if (problem) interactive?.rejectPaste({ field: name, ...problem })
  }
  return (
    <Field
      id={id}
      label={label}
      labelClass={onPasteCells ? 'sr-only' : 'self-end pb-1 leading-snug text-ink-soft'}
      error={errorMessageOf(view, name)}
      messageClass="pb-0.5"
      // The subgrid aligns labels, inputs and messages of neighbouring fields when a label or message wraps.
      className={onPasteCells ? 'min-w-0' : 'row-span-3 grid min-w-0 break-inside-avoid grid-rows-subgrid pb-3'}
      control={{
        // Amounts may be negative: the `decimal` keypad of phones has no minus key.
        inputMode: name.startsWith('amount') ? undefined : 'decimal',
        autoComplete: 'off',
        spellCheck: false,
        // No commas in the focused field: typing a digit would move the commas.
        value: interactive?.focusedFieldId === id ? value : figureIn(locale, showGrouped(value)),
        readOnly: !interactive,
        onFocus: interactive && (({ target }) => interactive.setFocusedField(target)),
        onBlur: interactive && (() => interactive.setFocusedField()),
        onChange: interactive && (({ target }) => interactive.setField(name, target.value)),
        onPaste: interactive && handlePaste,
        className: 'min-h-11 px-[8px] text-right text-sm font-semibold tabular @max-2xs:text-xs print:border-0',
      }}
    />
  )
}

interface RowFieldsProps {
  view: ViewProps
  /** Field names without the row number, such as `day`; `labels` has the same order. */
  columnNames: readonly string[]
  labels: string[]
  rowIndex: number
  /** Receives all rows after the paste, the pasted cells alone, and the index of the first pasted row. */
  onPaste: (rows: string[][], cells: string[][], firstRowIndex: number) => void
}

/** The fields of one row; each field accepts pasted spreadsheet cells, up to `MAX_PASTED_ROWS` rows. */
export const RowFields = ({ view, columnNames, labels, rowIndex, onPaste }: RowFieldsProps) =>
  columnNames.map((columnName, column) => (
    <FigureField
      key={columnName}
      view={view}
      name={`${columnName}-${rowIndex + 1}`}
      label={labels[column]!}
      onPasteCells={(pastedText): PasteProblem => {
        const cells = pastedCells(pastedText)
        const [copied, columns] = [cells[0]?.length ?? 0, columnNames.length - column]
        if (copied > columns)
          return { code: 'tooManyColumns', values: { copied: String(copied), columns: String(columns) } }
        if (cells.length > MAX_PASTED_ROWS)
          return { code: 'tooManyRows', values: { copied: String(cells.length), max: String(MAX_MOVEMENTS) } }
        onPaste(pasteInto(rowsOf(view.fields, columnNames), rowIndex, column, cells), cells, rowIndex)
        return undefined
      }}
    />
  ))

/**
 * A radio button, disabled without `onChange` (in the server-rendered calculator). Disabled controls get no click: the
 * label around it does.
 */
export const Choice = ({ onChange, ...props }: ComponentProps<'input'>) => (
  <input
    type="radio"
    {...props}
    disabled={!onChange}
    onChange={onChange}
    className="size-5 shrink-0 accent-sindoor disabled:pointer-events-none"
  />
)

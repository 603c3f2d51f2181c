import { clsx } from 'clsx'
import type { ClipboardEvent } from 'react'

import { Field } from '@/components/ui/field'
import { shownIn } from '@/lib/figures'

import type { ViewProps } from './calculator'
import { messageOf, type FieldProblem } from './field-checks'
import { rowsOf } from './fields'
import { MAX_PASTED_ROWS, pastedCells, pasteInto, withoutWords } from './paste'

/** Error message of a field, for a rejected paste or else for a failed check; undefined if the field is valid. */
export function errorMessageOf({ locale, sharedTexts, texts, problems = [], interactive }: ViewProps, name: string) {
  const problem = [interactive?.pasteProblem, ...problems].find((candidate) => candidate?.field === name)
  return problem && messageOf(locale, sharedTexts, texts, problem)
}

/** Why cells were not pasted; undefined if they were. */
type PasteProblem = Pick<FieldProblem, 'code' | 'values'> | undefined

interface FigureFieldProps {
  view: ViewProps
  name: string
  label: string
  /** Whether the field is in a row, under a visible head: its label is visually hidden. */
  isInRow?: boolean
}

/** A field for one figure. */
function FigureField({ view, ...props }: FigureFieldProps) {
  const { kind, locale, form, fields, interactive } = view
  const id = `${kind}-${props.name}`
  const value = fields[props.name] ?? ''
  const inputProps = {
    ...props,
    id,
    inputMode: form.fullKeyboard?.includes(props.name.replace(/-\d+$/, '')) ? undefined : ('decimal' as const),
    error: errorMessageOf(view, props.name),
    // No commas in the focused field: typing a digit would move the commas.
    value: interactive?.focusedFieldId === id ? value : shownIn(locale, value),
  }
  if (!interactive) return <FigureInput {...inputProps} />
  const { TypedField, setField, setFocusedField } = interactive
  return <TypedField {...inputProps} setField={setField} setFocusedField={setFocusedField} />
}

export interface FigureInputProps extends Omit<FigureFieldProps, 'view'> {
  id: string
  inputMode?: 'decimal'
  value: string
  error?: string
  setField?: (name: string, value: string) => void
  /** Called without a field when the field loses the focus. */
  setFocusedField?: (field?: Pick<HTMLInputElement, 'id' | 'select'>) => void
}

/** The markup of a field; without handlers it is read-only. */
export function FigureInput(props: FigureInputProps) {
  const { id, name, label, inputMode, value, error, isInRow, setField, setFocusedField } = props
  return (
    <Field
      id={id}
      label={label}
      labelClass={isInRow ? 'sr-only' : 'self-end pb-1 text-ink-soft'}
      error={error}
      messageClass="pb-0.5"
      // The subgrid aligns labels, inputs and messages of neighbouring fields when a label or message wraps.
      className={isInRow ? 'min-w-0' : 'row-span-3 grid min-w-0 break-inside-avoid grid-rows-subgrid pb-3'}
      control={{
        inputMode,
        autoComplete: 'off',
        spellCheck: false,
        value,
        readOnly: !setField,
        onFocus: setFocusedField && (({ target }) => setFocusedField(target)),
        onBlur: setFocusedField && (() => setFocusedField()),
        onChange: setField && (({ target }) => setField(name, target.value)),
        className: clsx(
          'min-h-11 px-[8px] text-right text-sm font-semibold tabular @max-2xs:text-xs print:min-h-5 print:border-0 print:px-0 print:leading-tight',
          !isInRow && 'print:text-left',
        ),
      }}
    />
  )
}

/**
 * Handles a paste of cells into one of several fields, at the element around them: with a new handler at each key, each
 * field would be rendered again. `pasteCells` gets the field's name, and returns why nothing was pasted.
 */
const pasteHandler = (
  { kind, interactive }: ViewProps,
  pasteCells: (fieldName: string, pastedText: string) => PasteProblem,
) =>
  interactive &&
  ((event: ClipboardEvent) => {
    const pastedText = event.clipboardData.getData('text')
    const hasSeveralCells = /[\t\n\r]/.test(pastedText.trim())
    if (!hasSeveralCells) return
    event.preventDefault()
    const field = (event.target as HTMLInputElement).id.slice(`${kind}-`.length)
    const problem = pasteCells(field, pastedText)
    if (problem) interactive.rejectPaste({ field, ...problem })
  })

interface FieldGridProps {
  view: ViewProps
  names: readonly string[]
  title?: string
  /** Three columns from `md` on, in a calculator of many fields. */
  isDense?: boolean
}

/** Fields of a calculator outside of rows, in two columns. */
export const FieldGrid = ({ view, names, title, isDense }: FieldGridProps) => {
  const labels: Readonly<Record<string, string>> = view.texts.fields
  return (
    <>
      {title && <p className="mt-4 mb-1 font-semibold print:break-after-avoid">{title}</p>}
      <div
        className={clsx(
          '-mb-3 grid grid-cols-2 gap-x-4 print:break-inside-avoid print:grid-cols-4',
          isDense && 'md:grid-cols-3',
        )}
        onPaste={pasteHandler(view, () => ({ code: 'tooManyCells', values: {} }))}
      >
        {names.map((name) => (
          <FigureField key={name} view={view} name={name} label={labels[name] ?? ''} />
        ))}
      </div>
    </>
  )
}

interface RowFieldsProps {
  view: ViewProps
  /** Field names without the row number, such as `day`; `labels` has the same order. */
  columnNames: readonly string[]
  labels: string[]
  rowIndex: number
  /** Classes of the element around the fields. */
  className: string
  /** Maximum number of rows, for the message about far too many. */
  maxRows: number
  /** Receives all rows after the paste, the pasted cells alone, and the index of the first pasted row. */
  onPaste: (rows: string[][], cells: string[][], firstRowIndex: number) => void
}

/** The fields of one row; each field accepts pasted spreadsheet cells, up to `MAX_PASTED_ROWS` rows. */
export function RowFields({ view, columnNames, labels, rowIndex, className, maxRows, onPaste }: RowFieldsProps) {
  const names = columnNames.map((columnName) => `${columnName}-${rowIndex + 1}`)
  function pasteCells(fieldName: string, pastedText: string): PasteProblem {
    const column = names.indexOf(fieldName)
    const columns = names.length - column
    const allCells = pastedCells(pastedText)
    const cells = (allCells[0]?.length ?? 0) > columns ? withoutWords(allCells) : allCells
    const copied = cells[0]?.length ?? 0
    if (copied > columns)
      return { code: 'tooManyColumns', values: { copied: String(copied), columns: String(columns) } }
    if (cells.length > MAX_PASTED_ROWS)
      return { code: 'tooManyRows', values: { copied: String(cells.length), max: String(maxRows) } }
    onPaste(pasteInto(rowsOf(view.fields, columnNames), rowIndex, column, cells), cells, rowIndex)
    return undefined
  }
  return (
    <div className={`grid items-start ${className}`} onPaste={pasteHandler(view, pasteCells)}>
      {names.map((name, column) => (
        <FigureField key={name} view={view} name={name} label={labels[column]!} isInRow />
      ))}
    </div>
  )
}

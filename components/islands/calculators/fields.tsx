import type { ClipboardEvent, ComponentProps } from 'react'

import { inputClass } from '@/components/ui/input-class'
import { rowsOf } from '@/lib/calculators/fields'
import { showGrouped } from '@/lib/calculators/figures'
import { MOST_MOVEMENTS } from '@/lib/calculators/interest'
import { pastedCells, pasteInto } from '@/lib/calculators/paste'
import { interpolateIn } from '@/lib/interpolate'
import { figureIn } from '@/lib/locales'

import type { ViewProps } from './use-calculator'

/** The message for a field, if it is wrong or what was pasted into it is refused. */
export function problemIn({ words, problems = [], actions }: ViewProps, name: string) {
  const found = [actions?.refusal, ...problems].find((one) => one?.field === name)
  return found && interpolateIn(words.locale, words.wrong[found.problem], found.values)
}

interface FigureFieldProps {
  view: ViewProps
  name: string
  label: string
  /** For a field in a row, whose label is hidden: takes several spreadsheet cells, or returns false. */
  onPasteCells?: (cells: string) => boolean
}

/** A field for one figure; its message is tied to it (WCAG 3.3.1). */
export function FigureField({ view, name, label, onPasteCells }: FigureFieldProps) {
  const { kind, words, fields, actions } = view
  const id = `${kind}-${name}`
  const value = fields[name] ?? ''
  const problem = problemIn(view, name)
  const shown = figureIn(words.locale, showGrouped(value))
  const problemId = `${id}-problem`
  const paste = (event: ClipboardEvent) => {
    const cells = event.clipboardData.getData('text')
    if (!/[\t\n\r]/.test(cells.trim())) return
    event.preventDefault()
    if (!onPasteCells?.(cells)) actions?.refuse({ field: name, problem: 'tooManyCells', values: {} })
  }
  return (
    // Labels, inputs and messages of neighbours stand in line, whichever of them wraps.
    <div className={onPasteCells ? 'min-w-0' : 'row-span-3 grid min-w-0 break-inside-avoid grid-rows-subgrid pb-3'}>
      <label htmlFor={id} className={onPasteCells ? 'sr-only' : 'self-end leading-snug text-ink-soft'}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        // The number pads of phones have no minus sign.
        inputMode={name.startsWith('amount') ? undefined : 'decimal'}
        autoComplete="off"
        spellCheck={false}
        // No commas while someone types: they would move with each digit.
        value={actions?.typing === id ? value : shown}
        readOnly={!actions}
        onFocus={actions && (({ target }) => actions.type(target))}
        onBlur={actions && (() => actions.type())}
        onChange={actions && (({ target }) => actions.set(name, target.value))}
        onPaste={actions && paste}
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
  /** Names and labels of the fields. */
  parts: readonly string[]
  labels: string[]
  index: number
  /** Called with all rows after `cells` were pasted into this one and those after it. */
  onPaste: (rows: string[][], cells: string[][], index: number) => void
}

/** The fields of one row. Cells of a spreadsheet can be pasted into them, one column or several. */
export const RowFields = ({ view, parts, labels, index, onPaste }: RowFieldsProps) =>
  parts.map((part, column) => (
    <FigureField
      key={part}
      view={view}
      name={`${part}-${index + 1}`}
      label={labels[column]!}
      onPasteCells={(block) => {
        const cells = pastedCells(block, parts.length - column)
        if (!cells || cells.length > MOST_MOVEMENTS) return false
        onPaste(pasteInto(rowsOf(view.fields, parts), index, column, cells), cells, index)
        return true
      }}
    />
  ))

/** One choice of a group, disabled in a sample. */
export const Choice = ({ onChange, ...props }: ComponentProps<'input'>) => (
  <input type="radio" {...props} disabled={!onChange} onChange={onChange} className="size-5 shrink-0 accent-sindoor" />
)

import { inputLook } from '@/components/ui/input-look'
import { digitsLike } from '@/lib/locales'
import type { Kind } from '@/lib/workings/fields'
import { showGrouped } from '@/lib/workings/exact'

import { copiedCells } from './sample-touches'
import { problemIn, type SheetState, type SheetProblems } from './sheet'

interface FigureFieldProps {
  kind: Kind
  /** Its name in a `FieldProblem`. */
  name: string
  /** The sheet of the field. */
  sheet: SheetProblems & { state?: Pick<SheetState<unknown>, 'typing' | 'set' | 'refuse'> }
  label: string
  /** Visually hidden: a column head shows it. */
  labelHidden?: boolean
  value: string
  /** Called when several spreadsheet cells are pasted; without it they are refused. */
  onPasteCells?: (cells: string) => void
  /** Whether the figure may be negative: the number pads of phones have no minus sign. */
  signed?: boolean
}

/** A field for one figure; its message is tied to it (WCAG 3.3.1). */
export function FigureField({ kind, name, sheet, label, labelHidden, value, onPasteCells, signed }: FigureFieldProps) {
  const { state } = sheet
  const id = `${kind}-${name}`
  const problem = problemIn(sheet, name)
  const shown = digitsLike(label, showGrouped(value))
  const problemId = `${id}-problem`
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'block leading-snug text-ink-soft'}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode={signed ? undefined : 'decimal'}
        autoComplete="off"
        spellCheck={false}
        // Uncontrolled in a sample: what is typed before the code has loaded stays.
        {...(state
          ? {
              // No commas while someone types: they would move with each digit.
              value: state.typing === id ? value : shown,
              onChange: ({ target }) => state.set(name, target.value, value),
              onPaste(event) {
                const cells = copiedCells(event)
                if (!cells) return
                event.preventDefault()
                if (onPasteCells) onPasteCells(cells)
                else state.refuse({ field: name, problem: 'tooManyCells', values: {} })
              },
            }
          : { defaultValue: shown, readOnly: true })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        className={inputLook(
          problem,
          'min-h-11 px-2 text-right text-sm font-semibold tabular-nums @max-2xs:text-xs print:border-0',
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

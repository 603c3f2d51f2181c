import { clsx } from 'clsx'

import { digitsLike } from '@/lib/locales'
import type { Kind } from '@/lib/workings/fields'
import { showGrouped } from '@/lib/workings/exact'

import { copiedCells } from './sample-touches'
import { problemIn, type Live, type Told } from './sheet'

interface FigureFieldProps {
  kind: Kind
  /** Its name in a `FieldProblem`. */
  name: string
  /** The sheet that it stands on. */
  sheet: Told & { live?: Pick<Live<unknown>, 'typing' | 'set' | 'refuse'> }
  label: string
  /** Whether the label stands elsewhere too, as the head of a column. */
  labelHidden?: boolean
  value: string
  /** Takes several cells of a spreadsheet; without it they are refused. */
  onPasteCells?: (cells: string) => void
  /** Whether money may go out: number pads of phones have no minus. */
  signed?: boolean
}

/** A field for one figure; its message is tied to it (WCAG 3.3.1). */
export function FigureField({ kind, name, sheet, label, labelHidden, value, onPasteCells, signed }: FigureFieldProps) {
  const { live } = sheet
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
        // Not React's while it has no code: what is typed meanwhile stays.
        {...(live
          ? {
              // While someone types, the figure stands without commas, which would have to be moved.
              value: live.typing === id ? value : shown,
              onChange: ({ target }) => live.set(name, target.value, value),
              onPaste(event) {
                const cells = copiedCells(event)
                if (!cells) return
                event.preventDefault()
                if (onPasteCells) onPasteCells(cells)
                else live.refuse({ field: name, problem: 'tooManyCells', values: {} })
              },
            }
          : { defaultValue: shown, readOnly: true })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        className={clsx(
          'block min-h-11 w-full rounded border px-2 text-right text-sm font-semibold tabular-nums @max-2xs:text-xs print:border-0',
          problem ? 'border-sindoor bg-sindoor-tint ring-1 ring-sindoor' : 'border-field bg-paper',
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

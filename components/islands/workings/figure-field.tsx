import { clsx } from 'clsx'

import { digitsLike } from '@/lib/locales'
import { showGrouped } from '@/lib/workings/exact'

import { copiedCells } from './sample-touches'

interface FigureFieldProps {
  id: string
  label: string
  /** Whether the label stands elsewhere too, as the head of a column. */
  labelHidden?: boolean
  value: string
  /** Id of the field in which someone types: its figure stands without commas, which would have to be moved. */
  typing?: string
  /** What is wrong, in words. */
  problem?: string
  /** Without it the field can be read only: its code has not come. */
  onChange?: (typed: string) => void
  /** Takes several cells of a spreadsheet. */
  onPasteCells?: (cells: string) => void
  /** Whether money may go out: number pads of phones have no minus. */
  signed?: boolean
}

/** A field for one figure; its message is tied to it (WCAG 3.3.1). */
export function FigureField({
  id,
  label,
  labelHidden,
  value,
  typing,
  problem,
  onChange,
  onPasteCells,
  signed,
}: FigureFieldProps) {
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
        {...(onChange
          ? { value: typing === id ? value : shown, onChange: ({ target }) => onChange(target.value) }
          : { defaultValue: shown, readOnly: true })}
        onPaste={
          onPasteCells &&
          ((event) => {
            const cells = copiedCells(event)
            if (!cells) return
            event.preventDefault()
            onPasteCells(cells)
          })
        }
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
